import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import type { Language } from '../../lib/contract/languages.ts';
import { badFields } from '../contract/failure.ts';
import { findOne } from '../contract/data/find-one.ts';
import { moneySettings, surchargeOf } from '../money/settings.ts';
import { callerKeyOf, requestHashOf } from '../payments/caller-key.ts';
import { startPayment } from '../payments/start-payment.ts';
import { say } from '../words/sentences.ts';
import { checkSoldAmount } from './sold-amounts.ts';

export type VoucherWish = {
  readonly themeId: number;
  readonly dollars: number;
  readonly blockId: string | undefined;
  readonly email: string;
  readonly customer: number | null;
  readonly language: Language;
  readonly returnUrl: URL;
  readonly idempotencyKey: string | undefined;
};

/** Starts the payment of a gift voucher. @returns the address of its page @throws Failure 422 for what is not sold */
export async function buyVoucher(payload: Payload, wish: VoucherWish): Promise<string> {
  const { themeId, dollars, blockId, email, customer, language, returnUrl, idempotencyKey } = wish;
  const theme = await findOne(payload, 'gift-voucher-themes', { id: { equals: themeId } });
  if (!theme) throw badFields({ theme_id: say('voucher.noDesign') });
  const cents = await checkSoldAmount(payload, dollars, blockId);
  const settings = await moneySettings(payload);
  return startPayment(payload, {
    purpose: 'voucher',
    amountCents: cents,
    surchargeCents: surchargeOf('card', cents, settings),
    description: `Gift voucher ${showCents(cents)}`,
    customer,
    supplier: settings.supplier,
    email,
    language,
    returnUrl,
    callerKey: callerKeyOf('voucher', customer, idempotencyKey),
    requestHash: requestHashOf({ themeId, cents, email }),
    details: { theme_id: themeId },
  });
}
