import type { Payload } from 'payload';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { countUses, perMinutes, takeBack, takeUses, type Counted } from '../../kernel/limits/limits.ts';
import { readChoice, type CartOwner } from './cart-store.ts';
import { findPromotion } from './promotion.ts';

/** Wrong codes allowed per network address and per account, as for gift vouchers. */
const GUESSES_OF_ADDRESS = perMinutes('promotion guesses of an address', 30, 15);
const GUESSES_OF_ACCOUNT = perMinutes('promotion guesses of an account', 30, 15);
/** The same wrong code says nothing new: a browser sends what it remembers with every load of its cart. */
const SAME_GUESS = perMinutes('a promotion guess repeated', 1, 15);

/**
 * Counts a promotion code that a call brings if it is a wrong one. Whether a cart is large enough for it isn't asked: a real code is no guess.
 * @param typed undefined and '' bring none
 * @throws Failure 429 after too many wrong ones
 */
export async function countPromotionGuess(
  payload: Payload,
  typed: string | undefined,
  { owner, address }: { readonly owner: CartOwner; readonly address: string },
): Promise<void> {
  const code = normalPromotionCode(typed ?? '');
  if (code === '' || code === (await readChoice(payload, owner)).promotionCode) return;
  const counted: Counted[] = [
    [GUESSES_OF_ADDRESS, address],
    ...('customer' in owner ? [[GUESSES_OF_ACCOUNT, owner.customer] as const] : []),
  ];
  await countUses(...counted);
  const isReal = (await findPromotion(payload, code, Number.POSITIVE_INFINITY)) !== null;
  const isRepeated = !isReal && (await takeUses([SAME_GUESS, `${address} ${code}`])) > 0;
  if (isReal || isRepeated) await takeBack(...counted);
}
