import type { CartItem } from '@/lib/contract/entities/cart';

type Named = Pick<CartItem, 'name' | 'product_name'>;

/** The product that a cart line is for. */
export const productOf = (item: Named): string => item.product_name || item.name;

/** What a line's name adds to its product's: a size, or who a ticket is for. '' if nothing. */
export function choiceOf(item: Named): string {
  const before = `${productOf(item)}, `;
  if (item.name.startsWith(before)) return item.name.slice(before.length);
  return item.name === productOf(item) ? '' : item.name;
}

/** Product and addition in one line. */
export const itemName = (item: Named): string =>
  [productOf(item), choiceOf(item)].filter((part) => part !== '').join(', ');
