import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { contentNow } from '../../kernel/clock.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { PromotionCode } from '../../payload-types.ts';
import type { CartOwner } from './cart-store.ts';
import { isOpenOrderOf } from './open-orders.ts';

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
  return Boolean(code.is_enabled) && hasBegun && !isOver && goods >= centsOf(code.min_total ?? 0);
}

/**
 * Whether a code has no use left for the owner of a cart. Uses by their own orders whose payment is open come back with their next order.
 * They are read together with the number of uses, since such an order may end at any moment.
 */
async function isExhausted(payload: Payload, owner: CartOwner, code: PromotionCode): Promise<boolean> {
  const { id, max_uses: max, used } = code;
  if (!max || (used ?? 0) < max) return false;
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM promotion_codes WHERE id = ${id} AND max_uses <=
          used - (SELECT COUNT(*) FROM orders WHERE ${isOpenOrderOf(owner)} AND promotion_id = ${id})`,
  );
  return rows.length > 0;
}

/** Finds the code typed in a cart. @returns null if it isn't valid now for goods that cost this much */
export async function findPromotion(
  payload: Payload,
  typed: string,
  { owner, goods }: { readonly owner: CartOwner; readonly goods: Cents },
): Promise<PromotionCode | null> {
  const wanted = normalPromotionCode(typed);
  if (wanted === '') return null;
  const code = await findOne(payload, 'promotion-codes', { code: { equals: wanted } });
  if (!code || !isUsable(code, goods)) return null;
  return (await isExhausted(payload, owner, code)) ? null : code;
}
