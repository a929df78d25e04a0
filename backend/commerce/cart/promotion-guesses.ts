import type { Payload } from 'payload';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits.ts';
import { takeBack, takeUses, waitForUses, type Counted } from '../../kernel/limits/limits.ts';
import { readChoice, type CartOwner } from './cart-store.ts';
import { findPromotion } from './promotion.ts';

/**
 * Counts a promotion code that a call brings if it is a wrong one. Whether a cart is large enough for it isn't asked: a real code is no
 * guess, and neither is one that this address has tried already.
 * @param typed undefined and '' bring none
 * @returns 0, or the seconds until another code may be tried, after too many wrong ones
 */
export async function countPromotionGuess(
  payload: Payload,
  typed: string | undefined,
  { owner, address }: { readonly owner: CartOwner; readonly address: string },
): Promise<number> {
  const code = normalPromotionCode(typed ?? '');
  if (code === '' || code === (await readChoice(payload, owner)).promotionCode) return 0;
  const same: Counted = [RATE_LIMITS.promotionRepeats, `${address} ${code}`];
  if ((await waitForUses(same)) > 0) return 0;
  const counted: Counted[] = [
    [RATE_LIMITS.promotionGuessesOfAddress, address],
    ...('customer' in owner ? [[RATE_LIMITS.promotionGuesses, owner.customer] as const] : []),
  ];
  const seconds = await takeUses(...counted);
  if (seconds > 0) return seconds;
  const isReal = (await findPromotion(payload, code, Number.POSITIVE_INFINITY)) !== null;
  // The same code may have come twice at once.
  const isRepeated = (await takeUses(same)) > 0;
  if (isReal || isRepeated) await takeBack(...counted);
  return 0;
}
