import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { PromotionCode } from '../../payload-types.ts';

/** The kinds of discount that a code gives. */
export const PROMOTION_KINDS = ['percent', 'amount'] as const;

/** A code's discount on goods that cost this much. It's never more than they cost. */
export function discountOf({ kind, value }: Pick<PromotionCode, 'kind' | 'value'>, goods: Cents): Cents {
  const wanted = kind === 'percent' ? Math.round((goods * value) / 100) : centsOf(value);
  return Math.max(0, Math.min(goods, wanted));
}

function isUsable(code: PromotionCode, goods: Cents): boolean {
  const now = contentNow().getTime();
  const hasBegun = !code.from || Date.parse(code.from) <= now;
  const isOver = Boolean(code.to) && Date.parse(code.to ?? '') < now;
  const isUsedUp = Boolean(code.max_uses) && (code.used ?? 0) >= (code.max_uses ?? 0);
  return (
    Boolean(code.is_enabled) && hasBegun && !isOver && !isUsedUp && goods >= centsOf(code.min_total ?? 0)
  );
}

/** Finds the typed code. @returns null if it isn't valid now for goods that cost this much */
export async function findPromotion(
  payload: Payload,
  typed: string,
  goods: Cents,
): Promise<PromotionCode | null> {
  const wanted = normalPromotionCode(typed);
  if (wanted === '') return null;
  const code = await findOne(payload, 'promotion-codes', { code: { equals: wanted } });
  return code && isUsable(code, goods) ? code : null;
}
