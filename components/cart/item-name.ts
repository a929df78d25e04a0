import type { CartItem } from '@/lib/contract/entities/cart';

type Named = Pick<CartItem, 'name' | 'product_name'>;

/** What a line of the cart is of. */
export const productOf = (item: Named): string => item.product_name || item.name;

/** What a line's name says beyond its product's: a size, or who a ticket is for. Blank if nothing. */
export function choiceOf(item: Named): string {
  const before = `${productOf(item)}, `;
  if (item.name.startsWith(before)) return item.name.slice(before.length);
  return item.name === productOf(item) ? '' : item.name;
}

/** Both in one line. */
export const itemName = (item: Named): string =>
  [productOf(item), choiceOf(item)].filter((part) => part !== '').join(', ');
