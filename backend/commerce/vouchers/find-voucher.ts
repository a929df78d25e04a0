import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { countUses, takeBack, type Counted } from '../../kernel/limiter/count-uses.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { openOrdersOf } from '../cart/open-orders.ts';
import { isExpired } from '../documents/sold-voucher.ts';
import { leftOnVoucher } from '../credit/credit.ts';
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

/** What a cart's unpaid order has taken from a voucher. The cart's next order ends that one first, which returns it. */
async function heldFor(payload: Payload, { id }: GiftVoucher, session: string): Promise<Cents> {
  if (session === '') return 0;
  const open = await openOrdersOf(payload, { session });
  return open
    .filter(({ voucher, stock_held }) => stock_held && refId(voucher) === id)
    .reduce((sum, { credit_cents }) => sum + credit_cents, 0);
}

/**
 * Finds the voucher for a typed code, in any spelling.
 * @param session the key of an anonymous cart, whose unpaid order counts as if it had been ended; '' for none
 */
export async function findVoucher(payload: Payload, typed: string, session = ''): Promise<FoundVoucher> {
  const code = normalCode(typed);
  // Always query, so that a malformed code takes as long as a wrong one.
  const voucher = await findOne(payload, 'gift-vouchers', { code_hash: { equals: codeHash(code ?? typed) } });
  if (code === null || voucher === null || voucher.status === 'void') return refused(NO_SUCH_CODE, true);
  const held = await heldFor(payload, voucher, session);
  const left = held + (voucher.status === 'active' ? await leftOnVoucher(payload, voucher.id) : 0);
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
