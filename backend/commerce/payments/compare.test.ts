import { expect, test } from 'vitest';
import { differenceOf, type OwnRecord } from './compare.ts';
import type { GatewayRecord } from './gateway.ts';

const own = (more: Partial<OwnRecord> = {}): OwnRecord => ({
  isPaid: true,
  cents: 5000,
  refundedCents: 0,
  owedCents: 0,
  ...more,
});
const there = (more: Partial<GatewayRecord> = {}): GatewayRecord => ({
  state: 'paid',
  paidCents: 5000,
  email: null,
  refundedCents: 0,
  ...more,
});
const unpaid = there({ state: 'expired', paidCents: 0 });

test('names how a payment differs from the gateway’s record', () => {
  expect(differenceOf(own(), there({ paidCents: 4900 }))).toBe('amount');
  expect(differenceOf(own(), unpaid)).toBe('amount');
  expect(differenceOf(own({ isPaid: false }), there())).toBe('paid_there');
  expect(differenceOf(own({ refundedCents: 1000 }), there())).toBe('refund_missing');
  expect(differenceOf(own(), there({ refundedCents: 1000 }))).toBe('refunded_there');
  expect(differenceOf(own(), null)).toBe('unknown_there');
});

test('finds no difference in payments that agree, are on their way, or came to nothing', () => {
  expect(differenceOf(own(), there())).toBeNull();
  expect(differenceOf(own({ refundedCents: 1000 }), there({ refundedCents: 1000 }))).toBeNull();
  // The gateway may have made a refund whose response was lost.
  for (const refundedCents of [0, 1000])
    expect(differenceOf(own({ owedCents: 1000 }), there({ refundedCents }))).toBeNull();
  expect(differenceOf(own({ isPaid: false }), unpaid)).toBeNull();
  expect(differenceOf(own({ isPaid: false }), null)).toBeNull();
  expect(differenceOf(own({ isPaid: false }), there({ refundedCents: 5000 }))).toBeNull();
});
