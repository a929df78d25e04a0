import type { Payload } from 'payload';
import { voucherLastDay } from '../../../lib/contract/voucher.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { log } from '../../kernel/log/log.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Payment } from '../../payload-types.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { deliverGift } from './gift.ts';
import { mailGiftReceipt, mailVoucher } from './mail-voucher.ts';
import { detailsOf } from './purchase-details.ts';
import { codeHash, lastFour, voucherCode } from './voucher.ts';

/** Issues the voucher for a completed payment, with its invoice and emails; each once, however often it runs. */
export async function issueVoucher(payload: Payload, payment: Payment): Promise<'done'> {
  const code = voucherCode(payment.reference);
  const { theme_id: theme, gift } = detailsOf(payment);
  await runStatement(
    payload,
    sql`INSERT INTO gift_vouchers (payment_id, reference, code_hash, last4, amount_cents, status, expires_on, theme_id,
          buyer_email, buyer_id, language, recipient_name, recipient_email, gift_message, deliver_on)
        SELECT ${payment.id}, ${payment.reference}, ${codeHash(code)}, ${lastFour(code)}, ${payment.amount_cents}, 'active',
          ${voucherLastDay(contentNow())}, (SELECT id FROM gift_voucher_themes WHERE id = ${theme}),
          ${payment.email ?? null}, (SELECT customer_id FROM payments WHERE id = ${payment.id}), ${payment.language ?? 'en'},
          ${gift?.name ?? null}, ${gift?.email ?? null}, ${gift?.message || null}, ${gift?.day ?? null}
        WHERE 1 = 1
        ON CONFLICT DO NOTHING`,
  );
  const voucher = await findOne(payload, 'gift-vouchers', { payment: { equals: payment.id } });
  if (!voucher) throw new Error('The voucher was not saved.');
  const invoice = await issueInvoice(payload, {
    kind: 'voucher',
    source: `payment:${payment.id}`,
    payment,
    order: null,
    lines: [
      {
        description: payment.description ?? '',
        qty: 1,
        unit_cents: payment.amount_cents,
        cents: payment.amount_cents,
      },
    ],
    // A voucher that can be used for anything is taxed when it is redeemed, not when it is sold.
    isTaxed: false,
  });
  const key = `voucher:${payment.id}`;
  // The page that the buyer returns to shows it, too.
  if (!payment.email)
    log.warn({ payment: payment.id }, 'a voucher was paid for, and its buyer has no email address');
  else if (!gift) await mailVoucher(payload, voucher, { key, invoice });
  else await mailGiftReceipt(payload, voucher, { key, invoice });
  if (gift) await deliverGift(payload, voucher);
  return 'done';
}
