import type { Payload } from 'payload';
import { newZealandDay } from '../../lib/contract/voucher.ts';
import { contentNow } from '../contract/data/clock.ts';
import { findOne } from '../contract/data/find-one.ts';
import { sql } from '../database/statement.ts';
import { runTogether } from '../database/together.ts';
import { addCredit, lockCredit } from '../money/credit.ts';
import { newReference } from '../money/secrets.ts';
import type { GiftVoucher } from '../payload-types.ts';
import { say, type Words } from '../words/sentences.ts';
import { isExpired } from './issue.ts';
import { codeHash, normalCode } from './voucher.ts';

/** The same for a code that never was, was used, or was withdrawn: an answer must not tell which codes exist. */
export const NO_SUCH_CODE = say('voucher.unknown');
const EMPTY_CODE = say('voucher.noCode');

/** What is said of a voucher that is too old. */
export const expiredSentence = ({ expires_on }: Pick<GiftVoucher, 'expires_on'>): Words =>
  expires_on ? say('voucher.expired', { date: expires_on }) : NO_SUCH_CODE;

/** What came of redeeming a code; `isGuess` where the code was not one. */
export type Redemption = { readonly isDone: boolean; readonly isGuess: boolean; readonly message: Words };

const refused = (message: Words, isGuess: boolean): Redemption => ({ isDone: false, isGuess, message });

/** The voucher of a typed code that nobody has used yet, expired or not; null if there is none. */
export async function findActiveVoucher(payload: Payload, typed: string): Promise<GiftVoucher | null> {
  const code = normalCode(typed);
  // Looked for in any case, so that a code of the wrong form takes as long as a wrong one.
  const voucher = await findOne(payload, 'gift-vouchers', { code_hash: { equals: codeHash(code ?? typed) } });
  return code !== null && voucher?.status === 'active' ? voucher : null;
}

/**
 * Puts a voucher's amount to a customer's credit. The voucher is taken and the credit booked in one transaction, and the database
 * lets one of many at once through.
 */
export async function redeem(
  payload: Payload,
  typed: string,
  { customer, supplier }: { customer: number; supplier: number },
): Promise<Redemption> {
  if (typed.trim() === '') return refused(EMPTY_CODE, false);
  const voucher = await findActiveVoucher(payload, typed);
  if (!voucher) return refused(NO_SUCH_CODE, true);
  if (isExpired(voucher.expires_on)) return refused(expiredSentence(voucher), false);
  const redemption = newReference();
  const now = new Date().toISOString();
  const [, , booked] = await runTogether(payload, [
    sql`UPDATE gift_vouchers SET status = 'redeemed', redemption = ${redemption}, redeemed_at = ${now}, updated_at = ${now},
          redeemed_by_id = ${customer}
        WHERE id = ${voucher.id} AND status = 'active' AND expires_on >= ${newZealandDay(contentNow())}`,
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
  ]);
  if (booked?.changed !== 1) return refused(NO_SUCH_CODE, true);
  const message = say('voucher.redeemed', { amount: voucher.amount_cents });
  return { isDone: true, isGuess: false, message };
}
