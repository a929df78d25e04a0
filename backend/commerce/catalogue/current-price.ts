import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { Sku } from '../../../lib/contract/entities/shop.ts';

/**
 * A size's prices in dollars: the early one applies up to and including its last day in New Zealand, y-MM-dd; after that, or without it,
 * `price` does.
 */
export type Prices = {
  readonly price: number;
  readonly early_price?: number | null | undefined;
  readonly early_until?: string | null | undefined;
};

/** A size's price at a time, in dollars, and its later price. */
export type CurrentPrice = Pick<Sku, 'price' | 'price_until' | 'later_price'>;

/** The only place that decides which price applies. */
export function currentPrice({ price, early_price, early_until }: Prices, now: Date): CurrentPrice {
  const isEarly = typeof early_price === 'number' && early_until && newZealandDay(now) <= early_until;
  return isEarly
    ? { price: early_price, price_until: early_until, later_price: price }
    : { price, price_until: '', later_price: null };
}
