import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { Sku } from '../../../lib/contract/entities/shop.ts';

/** A size's prices in dollars: the early one counts up to and including its last day in New Zealand, y-MM-dd; then, or without it, `price`. */
export type Prices = {
  readonly price: number;
  readonly early_price?: number | null | undefined;
  readonly early_until?: string | null | undefined;
};

/** What a size costs at a moment, in dollars, and what it will cost afterwards. */
export type CurrentPrice = Pick<Sku, 'price' | 'price_until' | 'later_price'>;

/** The only place that decides which price counts. */
export function currentPrice({ price, early_price, early_until }: Prices, now: Date): CurrentPrice {
  const isEarly = typeof early_price === 'number' && early_until && newZealandDay(now) <= early_until;
  return isEarly
    ? { price: early_price, price_until: early_until, later_price: price }
    : { price, price_until: '', later_price: null };
}
