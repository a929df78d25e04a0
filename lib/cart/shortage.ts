import type { Cart } from '@/lib/contract/entities/cart';

/** Why a cart can't be ordered as it is, as a key of its text: not everything is in stock, or it is more than one person may buy. Null if it can. */
export function shortageOf({ all_in_stock: isFine, items }: Cart): 'cart.notInStock' | 'cart.tooMany' | null {
  if (isFine) return null;
  const short = items.filter(({ qty, can_purchase_qty: most }) => qty > most);
  const isLimitAlone = short.length > 0 && short.every(({ customer_limit: limit }) => limit?.is_deciding);
  return isLimitAlone ? 'cart.tooMany' : 'cart.notInStock';
}
