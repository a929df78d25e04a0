import type { CollectionAfterReadHook } from 'payload';
import { rowId } from './sku.ts';
import { leftOf, takenOf, type StockRow } from './stock.ts';

type Row = StockRow & { readonly number?: number | null };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Shows editors how many units are left now, as if they had just been counted. The program itself reads the stored value. */
export const showCurrentStock: CollectionAfterReadHook = async ({ doc, req }) => {
  const rows: unknown = doc.skus;
  // An old version has no id of its own, and shows the value stored at the time.
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
