import type { Payload } from 'payload';
import { newZealandDay, voucherLastDay } from '../../lib/contract/voucher.ts';
import { contentNow } from '../contract/data/clock.ts';
import { findOne } from '../contract/data/find-one.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { mailVoucher } from './mail-voucher.ts';
import { codeHash, lastFour, voucherCode } from './voucher.ts';

/** Makes the voucher of a paid payment, its invoice and its mail; each once, however often it runs. */
export async function issueVoucher(payload: Payload, payment: PaymentRecord): Promise<'done'> {
  const code = voucherCode(payment.reference);
  const details: unknown = payment.details;
  const theme = typeof details === 'object' && details !== null ? Reflect.get(details, 'theme_id') : null;
  await runStatement(
    payload,
    sql`INSERT INTO gift_vouchers (payment_id, reference, code_hash, last4, amount_cents, status, expires_on, theme_id,
          buyer_email, buyer_id, language)
        SELECT ${payment.id}, ${payment.reference}, ${codeHash(code)}, ${lastFour(code)}, ${payment.amount_cents}, 'active',
          ${voucherLastDay(contentNow())}, (SELECT id FROM gift_voucher_themes WHERE id = ${Number(theme)}),
          ${payment.email ?? null}, (SELECT customer_id FROM payments WHERE id = ${payment.id}), ${payment.language ?? 'en'}
        WHERE 1 = 1
        ON CONFLICT DO NOTHING`,
  );
  const voucher = await findOne(payload, 'gift-vouchers', { payment: { equals: payment.id } });
  if (!voucher) throw new Error('A voucher was not written.');
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
    // A voucher that can be used for anything is taxed when it is used, not when it is sold.
    isTaxed: false,
  });
  await mailVoucher(payload, voucher, { key: `voucher:${payment.id}`, invoice });
  return 'done';
}

/** Whether a voucher's last day has passed. */
export const isExpired = (expiresOn: string | null | undefined): boolean =>
  (expiresOn ?? '') < newZealandDay(contentNow());
