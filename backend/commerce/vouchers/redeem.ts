import type { Payload } from 'payload';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { addCredit, hasCredit, lockCredit } from '../credit/credit.ts';
import { newReference } from '../../kernel/secrets.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import { findVoucher } from './find-voucher.ts';

const EMPTY_CODE = msg('voucher.noCode');

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

/**
 * Adds what is left on a voucher to a customer's credit. It is taken from the voucher and booked in one transaction, and of concurrent
 * attempts the database lets only one through.
 */
export async function redeem(
  payload: Payload,
  typed: string,
  { customer, supplier }: { customer: number; supplier: number },
): Promise<Redemption> {
  if (typed.trim() === '') return refused(EMPTY_CODE, false);
  const found = await findVoucher(payload, typed);
  if (found.voucher === null) return refused(found.refusal, found.isGuess);
  const { voucher, left } = found;
  const owner = { voucher: voucher.id };
  const redemption = newReference();
  const taken = `redeemed:${redemption}`;
  const isTaken = sql`EXISTS (SELECT 1 FROM credit_entries WHERE reference = ${taken})`;
  const entry = { supplier, reason: 'voucher' } as const;
  const [, result] = await runInTransaction(payload, [
    lockCredit(owner),
    ...addCredit({ ...entry, owner, cents: -left, reference: taken }, hasCredit(owner, supplier, left)),
    lockCredit({ customer }),
    ...addCredit({ ...entry, owner: { customer }, cents: left, reference: `voucher:${redemption}` }, isTaken),
    sql`UPDATE gift_vouchers SET redemption = ${redemption}, redeemed_by_id = ${customer}
        WHERE id = ${voucher.id} AND ${isTaken}`,
  ]);
  // Somebody was faster: if it was a guest who paid with some of it, the rest is still there.
  if (result?.changed !== 1) return redeem(payload, typed, { customer, supplier });
  return { isDone: true, isGuess: false, message: msg('voucher.redeemed', { amount: left }) };
}
