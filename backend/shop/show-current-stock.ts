import type { CollectionAfterReadHook } from 'payload';
import { rowId } from './sku.ts';
import { leftOf, takenOf, type StockRow } from './stock.ts';

type Row = StockRow & { readonly number?: number | null };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Shows an editor how many pieces are left now, as if they had been counted at this moment. The program itself reads what is kept. */
export const showCurrentStock: CollectionAfterReadHook = async ({ doc, req }) => {
  const rows: unknown = doc.skus;
  // A version that is looked at carries no id of its own, and says what was kept then.
  if (!req.user || !Array.isArray(rows) || typeof doc.id !== 'number') return doc;
  const { id }: { id: number } = doc;
  const counted = rows.filter(isRow);
  const taken = await takenOf(
    req.payload,
    counted.map(({ number }) => rowId(id, number)),
  );
  const skus = counted.map((row) => {
    const all = taken.get(rowId(id, row.number)) ?? 0;
    const left = leftOf(row, all);
    return Number.isFinite(left) ? { ...row, stock: left, counted_at: all } : row;
  });
  return { ...doc, skus };
};
