import type { Payload } from 'payload';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { PromotionCode } from '../../payload-types.ts';

/* How often a buyer has used a promotion code, according to their orders. Whoever writes an order has locked the code. */

/** An order that has ended gives the use back. */
const ENDED = ['cancelled', 'refunded'] as const;
/** An order on a payment page ends when its buyer places another. */
const ENDED_OR_OPEN = [...ENDED, 'placed'] as const;

const usesOf = (promotion: number, buyer: string, without: readonly string[]): Statement =>
  sql`(SELECT COUNT(*) FROM orders WHERE promotion_id = ${promotion} AND buyer_key = ${buyer}
      AND status NOT IN (${joined(
        without.map((status) => sql`${status}`),
        ', ',
      )}))`;

/** The condition that a buyer may use a code once more. */
export const hasUseLeft = (promotion: number, buyer: string): Statement =>
  sql`(SELECT max_per_customer IS NULL OR max_per_customer > ${usesOf(promotion, buyer, ENDED)}
      FROM promotion_codes WHERE id = ${promotion})`;

/** Whether a buyer has used a code as often as allowed. @param isOpenCounted whether an order on a payment page counts as a use */
export async function isUsedUpBy(
  payload: Payload,
  { id, max_per_customer: max }: Pick<PromotionCode, 'id' | 'max_per_customer'>,
  buyer: string,
  { isOpenCounted }: { readonly isOpenCounted: boolean },
): Promise<boolean> {
  if (!max) return false;
  const { rows } = await runStatement(
    payload,
    sql`SELECT ${usesOf(id, buyer, isOpenCounted ? ENDED : ENDED_OR_OPEN)} AS uses`,
  );
  return Number(rows[0]?.uses ?? 0) >= max;
}
