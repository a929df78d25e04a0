import type { Payload } from 'payload';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { takeBack, takeUses, waitForUses, type Counted } from '../../kernel/limiter/count-uses.ts';
import { readChoice, type CartOwner } from './cart-store.ts';
import { findPromotion } from './promotion.ts';

/**
 * Counts wrong promotion codes. A real code isn't a guess, even if the cart is too small for it, nor is a code that this IP address has
 * already tried.
 * @param typed undefined or '' for a call without a code
 * @returns 0, or after too many wrong codes the seconds until another may be tried
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
  const isReal = (await findPromotion(payload, code, { owner, goods: Number.POSITIVE_INFINITY })) !== null;
  // The same code may have been sent twice at once.
  const isRepeated = (await takeUses(same)) > 0;
  if (isReal || isRepeated) await takeBack(...counted);
  return 0;
}
