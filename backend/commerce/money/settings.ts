import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import type { SmallRestRule } from '../../../lib/contract/split-payment.ts';
import type { PaymentType } from '../../../lib/contract/entities/cart.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { config } from '../../kernel/config.ts';
import { configuration } from '../../site/domain.ts';

/** How long tickets in a cart are held, unless the office has set another time. */
const DEFAULT_HOLD_MINUTES = 15;

/** The site settings about money. */
export type MoneySettings = {
  readonly isShopOpen: boolean;
  /** Whether tickets are on sale: on their own, or because the shop is open. */
  readonly areTicketsOpen: boolean;
  readonly supplier: number;
  readonly surchargePercent: number;
  readonly surchargeFixed: Cents;
  readonly smallRest: SmallRestRule;
  /** Whether customers can save cards at the gateway. */
  readonly canSaveCards: boolean;
  /** How long tickets in a cart are held; 0 if they aren't. */
  readonly holdMinutes: number;
  /** Most gift vouchers that one buyer may buy in 24 hours; null for no limit. */
  readonly voucherLimit: number | null;
  /** How many days before the event buyers can still cancel their order themselves; null if they can't. */
  readonly cancelDaysBefore: number | null;
  readonly seller: {
    readonly name: string;
    readonly gst_number: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
  };
};

/** Reads the settings. A change in the CMS takes effect immediately. */
export const moneySettings: (payload: Payload) => Promise<MoneySettings> = cachedRead(
  'money-settings',
  ['domain-settings'],
  async (payload) => {
    const [doc, { payment_to_user_id: supplier }] = await Promise.all([
      payload.findGlobal({ slug: 'domain-settings', depth: 0 }),
      configuration(payload),
    ]);
    return {
      isShopOpen: doc.ecommerce_enabled ?? false,
      areTicketsOpen: Boolean(doc.ecommerce_enabled || doc.tickets_on_sale),
      supplier,
      surchargePercent: doc.card_surcharge_percent ?? 0,
      surchargeFixed: centsOf(doc.card_surcharge_fixed ?? 0),
      smallRest: doc.small_rest ?? 'keep_credit',
      canSaveCards: doc.saved_cards ?? true,
      holdMinutes: doc.ticket_hold_minutes ?? DEFAULT_HOLD_MINUTES,
      voucherLimit: doc.voucher_limit ?? null,
      cancelDaysBefore: doc.cancel_days_before ?? null,
      seller: {
        name: doc.organisation_name || doc.name || '',
        gst_number: doc.gst_number ?? '',
        address: doc.organisation_address ?? '',
        email: doc.organisation_email ?? '',
        phone: doc.organisation_phone ?? '',
      },
    };
  },
);

/** The surcharge on an amount, in cents; none for credit, or for nothing to pay. */
export function surchargeOf(
  type: PaymentType,
  cents: Cents,
  { surchargePercent, surchargeFixed }: Pick<MoneySettings, 'surchargePercent' | 'surchargeFixed'>,
): Cents {
  if (type === 'credit' || cents <= 0) return 0;
  return Math.round((cents * surchargePercent) / 100) + surchargeFixed;
}

/** Whether cards can be paid with: not while payments are off. */
export const takesCards = (): boolean => config().paymentMode !== 'off';
