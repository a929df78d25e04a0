import { contentChanged, visibleChange } from '../events.ts';
import { readRowId } from './sku.ts';

/** Tells whoever shows products that pieces went or came back, so that "Sold" appears and disappears at once. */
export function announceStock(skus: readonly number[]): void {
  contentChanged({ model: 'stock-levels' });
  for (const id of new Set(skus.map((sku) => readRowId(sku).owner))) visibleChange({ model: 'products', id });
}
