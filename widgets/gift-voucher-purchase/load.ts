import 'server-only';
import { loadExtensions, loadQuery, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import type { GiftVoucherTheme } from '@/lib/contract/entities/media';
import { hasExtension } from '@/lib/contract/extensions';
import { centsOf, dollarsOf, type Cents } from '@/lib/contract/money';
import { listedAmounts, voucherLastDay } from '@/lib/contract/voucher';
import { loadDates } from '@/lib/content/load-dates';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { KnownSurcharge } from '@/lib/payments/use-surcharge';
import { hasGuestOrders } from '@/lib/shop/guest-orders';
import { log } from '@/lib/telemetry/log';
import type { WidgetContext } from '../define-widget';

export type LoadedVouchers = {
  readonly themes: readonly GiftVoucherTheme[];
  /** Last day of a voucher bought now, in the page's language. */
  readonly lastDay: string;
  /** The amounts offered by the block. */
  readonly amounts: readonly Cents[];
  /** The first amount and its card surcharge; null while nothing can be sold. */
  readonly first: KnownSurcharge | null;
  /** Whether the content server accepts the email address for the voucher. */
  readonly asksEmail: boolean;
  /** Whether somebody without an account can pay for an order with a voucher. */
  readonly isForGuests: boolean;
  /** The texts of the block's script. */
  readonly messages: Messages;
};

/** The card surcharge on an amount. If it can't be determined now, the block's script requests it. */
async function knownSurcharge(cents: Cents): Promise<KnownSurcharge | null> {
  const response = await loadRest('creditCardSurchargeOf', { amount: dollarsOf(cents) }).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'The card surcharge could not be loaded. A voucher shows its price later.');
      return null;
    },
  );
  return response && { cents, surcharge: centsOf(response.surcharge) };
}

/** The themes of vouchers, and the surcharge on the first amount. */
export async function loadVouchers(
  settings: BlockSettings<typeof giftVoucherPurchaseBlock>,
  { language, now, domain }: WidgetContext,
): Promise<LoadedVouchers> {
  const amounts = listedAmounts(settings.amounts);
  const [amount] = amounts;
  const isSold = amount !== undefined && domain.payment_mode !== 'off';
  const [{ cognitoGiftVoucherThemes: themes }, first, messages, dates, extensions] = await Promise.all([
    loadQuery('giftVoucherThemes', {}),
    isSold ? knownSurcharge(amount) : null,
    getIslandMessages(language, ['forms', 'voucher', 'payment', 'wallet']),
    loadDates(language),
    loadExtensions(),
  ]);
  // Noon in New Zealand, in any season, so that the date stays the same.
  const lastDay = dates.day(`${voucherLastDay(now)}T00:00:00Z`);
  const asksEmail = hasExtension(extensions, 'voucher-purchases');
  const isForGuests = hasExtension(extensions, 'guest-vouchers') && hasGuestOrders({ extensions, domain });
  return { themes, amounts, first, messages, lastDay, asksEmail, isForGuests };
}
