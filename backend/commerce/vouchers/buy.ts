import type { Payload } from 'payload';
import { showCents, type Cents } from '../../../lib/contract/money.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { badFields } from '../../kernel/failure.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { moneySettings, surchargeOf } from '../money/settings.ts';
import { callerKeyOf, requestHashOf, checkShownTotal, startPayment } from '../payments/start-payment.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Gift } from './purchase-details.ts';
import { checkSoldAmount } from './sold-amounts.ts';
import { closeAbandonedPages, withinVoucherLimit } from './voucher-limit.ts';

export type VoucherInput = {
  readonly themeId: number;
  readonly dollars: number;
  readonly blockId: string | undefined;
  /** Null if the payment page is to ask for it. */
  readonly email: string | null;
  /** Null if the voucher goes to the buyer. */
  readonly gift: Gift | null;
  readonly customer: number | null;
  /** The buyer whose limit applies (`purchase-limits/buyer.ts`); null without an address. */
  readonly buyer: string | null;
  readonly language: Language;
  readonly returnUrl: URL;
  /** The total that the buyer saw. */
  readonly shownCents: Cents | undefined;
  readonly idempotencyKey: string | undefined;
};

/**
 * Starts the payment for a gift voucher.
 * @returns its page's URL
 * @throws Failure 422 for an amount or theme that isn't offered, or more vouchers than one buyer may buy; otherwise as `startPayment`
 */
export async function buyVoucher(payload: Payload, input: VoucherInput): Promise<string> {
  const { themeId, dollars, blockId, email, gift, customer, buyer, language, returnUrl, idempotencyKey } =
    input;
  const theme = await findOne(payload, 'gift-voucher-themes', { id: { equals: themeId } });
  if (!theme) throw badFields({ theme_id: msg('voucher.noDesign') });
  const cents = await checkSoldAmount(payload, dollars, blockId);
  const settings = await moneySettings(payload);
  const surchargeCents = surchargeOf('card', cents, settings);
  checkShownTotal(input.shownCents, cents + surchargeCents);
  const { voucherLimit: max } = settings;
  const callerKey = callerKeyOf('voucher', customer, idempotencyKey);
  if (max !== null && buyer === null) throw badFields({ email: msg('value.required') });
  const limit = max === null || buyer === null ? null : { max, buyer };
  if (limit) await closeAbandonedPages(payload, { ...limit, customer, callerKey });
  return startPayment(
    payload,
    {
      purpose: 'voucher',
      amountCents: cents,
      surchargeCents,
      description: `Gift voucher ${showCents(cents)}`,
      customer,
      supplier: settings.supplier,
      email,
      language,
      returnUrl,
      callerKey,
      requestHash: requestHashOf({ themeId, cents, email, gift }),
      buyer,
      details: { theme_id: themeId, gift },
    },
    limit && withinVoucherLimit(limit.max, limit.buyer),
  );
}
