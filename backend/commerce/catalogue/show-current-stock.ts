import type { CollectionAfterReadHook } from 'payload';
import { rowId } from './sku.ts';
import { leftOf, takenOf, type StockRow } from './stock.ts';
import { waitingFor } from './waiting-for.ts';

type Row = StockRow & { readonly number?: number | null };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Shows editors how many units are left now, as if they had just been counted, and how many people are waiting for more. The program itself
 * reads the stored value.
 */
export const showCurrentStock: CollectionAfterReadHook = async ({ doc, req }) => {
  const rows: unknown = doc.skus;
  // An old version has no record id, and shows the value stored at the time.
  if (!req.user || !Array.isArray(rows) || typeof doc.id !== 'number') return doc;
  const { id }: { id: number } = doc;
  const counted = rows.filter(isRow);
  const ids = counted.map(({ number }) => rowId(id, number));
  const [taken, waitingOf] = await Promise.all([takenOf(req.payload, ids), waitingFor(req.payload)]);
  const skus = counted.map((row) => {
    const sku = rowId(id, row.number);
    const all = taken.get(sku) ?? 0;
    const left = leftOf(row, all);
    const waiting = waitingOf.get(sku) ?? 0;
    return Number.isFinite(left) ? { ...row, waiting, stock: left, counted_at: all } : { ...row, waiting };
  });
  return { ...doc, skus };
};
