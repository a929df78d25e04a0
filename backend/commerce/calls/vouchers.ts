import { resendVoucher } from '../../../lib/contract/endpoints/documents.ts';
import { lookAtVoucher, payVoucherNow, redeemVoucher } from '../../../lib/contract/endpoints/payments.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { config } from '../../kernel/config.ts';
import { takeBack, countUses, type Counted } from '../../kernel/limiter/count-uses.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { moneySettings } from '../money/settings.ts';
import { readReturnUrl, shownCents } from '../payments/start-payment.ts';
import { buyerKey } from '../purchase-limits/buyer.ts';
import { buyVoucher } from '../vouchers/buy.ts';
import { readGift } from '../vouchers/gift.ts';
import { mailVoucher } from '../vouchers/mail-voucher.ts';
import { canBeResent, voucherOf } from '../documents/sold-voucher.ts';
import { findCounted } from '../vouchers/find-voucher.ts';
import { redeem } from '../vouchers/redeem.ts';
import { findInvoiceFor } from '../documents/find-invoice.ts';
import { badFields, badInput, Failure, missing } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { newReference } from '../../kernel/secrets.ts';
import { handle } from '../../kernel/calls/handle.ts';

export const payVoucherRoute = handle(payVoucherNow, async ({ input, payload, customer, address }) => {
  const returnUrl = readReturnUrl(input.url, config().siteUrl);
  const gift = readGift(input);
  await countUses([RATE_LIMITS.voucherPurchases, address]);
  const email = input.email ?? customer?.record.email ?? null;
  // An account's limit applies whatever address its vouchers go to.
  const buyer = customer?.record.email ?? email;
  const payment = await buyVoucher(payload, {
    themeId: input.theme_id,
    dollars: input.amount,
    blockId: input.block_id,
    email,
    gift,
    customer: customer?.id ?? null,
    buyer: buyer === null ? null : buyerKey(buyer),
    language: languageNamed(input.language ?? customer?.record.language),
    returnUrl,
    shownCents: shownCents(input.shown_total),
    idempotencyKey: input.idempotency_key,
  });
  return { success: true, message: '', error: '', payment };
});

export const redeemVoucherRoute = handle(
  redeemVoucher,
  async ({ input, payload, customer, address, translate }) => {
    const counted: Counted[] = [
      [RATE_LIMITS.voucherGuessesOfAddress, address],
      [RATE_LIMITS.voucherGuesses, customer.id],
    ];
    await countUses(...counted);
    const { supplier } = await moneySettings(payload);
    const { isDone, isGuess, message } = await redeem(payload, input.code, {
      customer: customer.id,
      supplier,
    });
    if (!isGuess) await takeBack(...counted);
    return { success: isDone, message: translate(message) };
  },
);

export const lookAtVoucherRoute = handle(lookAtVoucher, async ({ input, payload, address }) => {
  const found = await findCounted(payload, input.code, { session: input.session, address });
  if (found.voucher === null)
    throw found.isGuess ? badFields({ code: found.refusal }) : new Failure(404, found.refusal);
  return { amount: dollarsOf(found.left), expires_on: found.voucher.expires_on ?? '' };
});

export const resendVoucherRoute = handle(resendVoucher, async ({ input, payload, customer }) => {
  const voucher = await voucherOf(payload, await findInvoiceFor(payload, input, customer));
  if (!voucher) throw missing('voucher');
  if (!canBeResent(voucher)) throw badInput(msg('voucher.notResent'));
  await countUses([RATE_LIMITS.voucherResends, voucher.id]);
  await mailVoucher(payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
  return { success: true, message: '' };
});
