import type { Cart } from '@/lib/contract/entities/cart';

/** The text key of why a cart can't be ordered as it is: out of stock, or over the limit per person. Null if it can be ordered. */
export function shortageOf({ all_in_stock: isFine, items }: Cart): 'cart.notInStock' | 'cart.tooMany' | null {
  if (isFine) return null;
  const short = items.filter(({ qty, can_purchase_qty: most }) => qty > most);
  const isLimitAlone = short.length > 0 && short.every(({ customer_limit: limit }) => limit?.is_deciding);
  return isLimitAlone ? 'cart.tooMany' : 'cart.notInStock';
}
