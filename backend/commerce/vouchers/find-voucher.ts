import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { countUses, takeBack, type Counted } from '../../kernel/limiter/count-uses.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { isOpenOrderOf } from '../cart/open-orders.ts';
import { isExpired } from '../documents/sold-voucher.ts';
import { leftOn, leftOnVoucher } from '../credit/credit.ts';
import { codeHash, normalCode } from './voucher.ts';

/** The same for a code that never existed, was used or was withdrawn: the response mustn't reveal which codes exist. */
const NO_SUCH_CODE = msg('voucher.unknown');

/** A typed code: its voucher with what is left on it, or why it can't be used. `isGuess` if there is no such code. */
export type FoundVoucher =
  | { readonly voucher: GiftVoucher; readonly left: Cents; readonly refusal: null }
  | { readonly voucher: null; readonly refusal: ResponseText; readonly isGuess: boolean };

const refused = (refusal: ResponseText, isGuess: boolean): FoundVoucher => ({
  voucher: null,
  refusal,
  isGuess,
});

/**
 * What can be spent of a voucher: what is left on it while it is active, and what a cart's unpaid order has taken, since the cart's next
 * order ends that one first, which returns it. One statement reads both, since that order may end at any moment.
 */
async function spendableOn(payload: Payload, { id }: GiftVoucher, session: string): Promise<Cents> {
  const held =
    session === ''
      ? sql`0`
      : sql`(SELECT COALESCE(SUM(credit_cents), 0) FROM orders WHERE ${isOpenOrderOf({ session })} AND voucher_id = ${id})`;
  const { rows } = await runStatement(
    payload,
    sql`SELECT CASE WHEN status = 'active' THEN ${leftOn(id)} ELSE 0 END + ${held} AS cents
        FROM gift_vouchers WHERE id = ${id} AND status <> 'void'`,
  );
  return Number(rows[0]?.cents ?? 0);
}

/**
 * Finds the voucher for a typed code, in any spelling.
 * @param session the key of an anonymous cart, whose unpaid order counts as if it had been ended; '' for none
 */
export async function findVoucher(payload: Payload, typed: string, session = ''): Promise<FoundVoucher> {
  const code = normalCode(typed);
  // Always query, so that a malformed code takes as long as a wrong one.
  const voucher = await findOne(payload, 'gift-vouchers', { code_hash: { equals: codeHash(code ?? typed) } });
  if (code === null || voucher === null) return refused(NO_SUCH_CODE, true);
  const left = await spendableOn(payload, voucher, session);
  if (left <= 0) return refused(NO_SUCH_CODE, true);
  const { expires_on: date } = voucher;
  if (isExpired(date)) return refused(date ? msg('voucher.expired', { date }) : NO_SUCH_CODE, false);
  return { voucher, left, refusal: null };
}

/**
 * The same for a visitor: unknown codes count towards the limit of their network address.
 * @throws Failure 429 after too many of them
 */
export async function findCounted(
  payload: Payload,
  typed: string,
  { session = '', address }: { readonly session?: string; readonly address: string },
): Promise<FoundVoucher> {
  const counted: Counted = [RATE_LIMITS.voucherGuessesOfAddress, address];
  await countUses(counted);
  const found = await findVoucher(payload, typed, session);
  if (found.voucher !== null || !found.isGuess) await takeBack(counted);
  return found;
}

/** What a voucher shows: what is left on it or, once it can no longer be used, what it was for. In cents. */
export const shownValue = async (payload: Payload, voucher: GiftVoucher): Promise<Cents> =>
  voucher.status === 'active' ? leftOnVoucher(payload, voucher.id) : voucher.amount_cents;
