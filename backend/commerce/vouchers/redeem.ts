import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { addCredit, lockCredit } from '../money/credit.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import { isExpired } from '../documents/sold-voucher.ts';
import { voucherSubject } from '../wallet/pass.ts';
import { schedulePassUpdates } from '../wallet/pass-copies.ts';
import { codeHash, normalCode } from './voucher.ts';

/** The same for a code that never existed, was used or was withdrawn: the response mustn't reveal which codes exist. */
export const NO_SUCH_CODE = msg('voucher.unknown');
const EMPTY_CODE = msg('voucher.noCode');

/** The message for an expired voucher. */
export const expiredMessage = ({ expires_on }: Pick<GiftVoucher, 'expires_on'>): ResponseText =>
  expires_on ? msg('voucher.expired', { date: expires_on }) : NO_SUCH_CODE;

/** The result of redeeming a code; `isGuess` if the code wasn't valid. */
export type Redemption = {
  readonly isDone: boolean;
  readonly isGuess: boolean;
  readonly message: ResponseText;
};

const refused = (message: ResponseText, isGuess: boolean): Redemption => ({
  isDone: false,
  isGuess,
  message,
});

/** The unused voucher for a typed code, expired or not; null if there is none. */
export async function findActiveVoucher(payload: Payload, typed: string): Promise<GiftVoucher | null> {
  const code = normalCode(typed);
  // Always query, so that a malformed code takes as long as a wrong one.
  const voucher = await findOne(payload, 'gift-vouchers', { code_hash: { equals: codeHash(code ?? typed) } });
  return code !== null && voucher?.status === 'active' ? voucher : null;
}

/**
 * Adds a voucher's amount to a customer's credit. The voucher is claimed and the credit booked in one transaction, and of concurrent
 * attempts the database lets only one through.
 */
export async function redeem(
  payload: Payload,
  typed: string,
  { customer, supplier }: { customer: number; supplier: number },
): Promise<Redemption> {
  if (typed.trim() === '') return refused(EMPTY_CODE, false);
  const voucher = await findActiveVoucher(payload, typed);
  if (!voucher) return refused(NO_SUCH_CODE, true);
  if (isExpired(voucher.expires_on)) return refused(expiredMessage(voucher), false);
  const redemption = newReference();
  const now = new Date().toISOString();
  const [, , booked] = await runInTransaction(payload, [
    sql`UPDATE gift_vouchers SET status = 'redeemed', redemption = ${redemption}, redeemed_at = ${now}, updated_at = ${now},
          redeemed_by_id = ${customer}
        WHERE id = ${voucher.id} AND status = 'active' AND amount_cents = ${voucher.amount_cents}
          AND expires_on >= ${newZealandDay(contentNow())}`,
    lockCredit(customer),
    addCredit(
      {
        customer,
        supplier,
        cents: voucher.amount_cents,
        reason: 'voucher',
        reference: `voucher:${voucher.id}`,
      },
      sql`EXISTS (SELECT 1 FROM gift_vouchers WHERE id = ${voucher.id} AND redemption = ${redemption})`,
    ),
    schedulePassUpdates(voucherSubject(voucher.id)),
  ]);
  if (booked?.changed !== 1) return refused(NO_SUCH_CODE, true);
  const message = msg('voucher.redeemed', { amount: voucher.amount_cents });
  return { isDone: true, isGuess: false, message };
}
