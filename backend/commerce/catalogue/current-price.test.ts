import { expect, test } from 'vitest';
import { currentPrice } from './current-price.ts';

const prices = { price: 55, early_price: 45, early_until: '2027-01-04' };
const LATER = { price: 55, price_until: '', later_price: null };

test('an early price applies to the end of its last day in New Zealand, and the later price is given', () => {
  const early = { price: 45, price_until: '2027-01-04', later_price: 55 };
  expect(currentPrice(prices, new Date('2026-12-01T00:00:00Z'))).toEqual(early);
  // 23:59 and midnight in New Zealand.
  expect(currentPrice(prices, new Date('2027-01-04T10:59:59Z'))).toEqual(early);
  expect(currentPrice(prices, new Date('2027-01-04T11:00:00Z'))).toEqual(LATER);
});

test.each([
  ['without an early price', { price: 55 }],
  ['with a price but no day', { price: 55, early_price: 45, early_until: '' }],
  ['with a day but no price', { price: 55, early_price: null, early_until: '2027-01-04' }],
])('%s, its price stays', (_, of) => {
  expect(currentPrice(of, new Date('2026-12-01T00:00:00Z'))).toEqual(LATER);
});

test('an early price may be zero', () => {
  const free = currentPrice({ ...prices, early_price: 0 }, new Date('2026-12-01T00:00:00Z'));
  expect(free).toEqual({ price: 0, price_until: '2027-01-04', later_price: 55 });
});
