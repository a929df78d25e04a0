import type { CollectionAfterReadHook } from 'payload';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { leftOn } from '../credit/credit.ts';

/** Shows the office what is left on a voucher; nothing on one that can't be used any more. */
export const showWhatIsLeft: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!req.user || typeof doc.id !== 'number') return doc;
  const { id }: { id: number } = doc;
  const { rows } = await runStatement(
    req.payload,
    sql`SELECT ${leftOn(id)} AS cents FROM gift_vouchers WHERE id = ${id} AND status = 'active'`,
  );
  return { ...doc, left_cents: Number(rows[0]?.['cents'] ?? 0) };
};
