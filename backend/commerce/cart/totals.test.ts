import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, splitPayment } from './totals.ts';
import { discountOf } from './promotion.ts';

const amount = (max = 500_000) => fc.integer({ min: 0, max });
const lines = () => fc.array(fc.record({ cents: amount() }), { maxLength: 20 });
const promotion = () =>
  fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100),
  });

test('a cart adds up, is never negative, and includes its tax in the total', () => {
  fc.assert(
    fc.property(
      lines(),
      fc.integer({ min: -1_000, max: 10_000_000 }),
      amount(),
      fc.boolean(),
      (all, discount, shipping, isTaxed) => {
        const totals = addUp(all, { discount, shipping, isTaxed });
        expect(totals.goods).toBe(all.reduce((sum, { cents }) => sum + cents, 0));
        expect(totals.total).toBe(totals.goods - totals.discount + totals.shipping);
        expect(totals.discount).toBeLessThanOrEqual(totals.goods);
        for (const value of Object.values(totals)) expect(value).toBeGreaterThanOrEqual(0);
        expect(totals.tax * 3).toBeLessThan(totals.total + 1);
        expect(isTaxed || totals.tax === 0).toBe(true);
      },
    ),
  );
});

test('a promotion code takes off no more than the goods, and more goods never cost less', () => {
  fc.assert(
    fc.property(promotion(), amount(), amount(), (code, goods, more) => {
      const off = discountOf(code, goods);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(goods);
      expect(goods + more - discountOf(code, goods + more)).toBeGreaterThanOrEqual(goods - off);
    }),
  );
});

test('credit and card together pay the total, and only the card part has a surcharge', () => {
  fc.assert(
    fc.property(amount(), amount(), (total, credit) => {
      const split = splitPayment(total, { credit, surcharge: (cents) => Math.round(cents * 0.02) + 30 });
      expect(split.credit + split.card).toBe(total);
      expect(split.credit).toBeLessThanOrEqual(credit);
      expect(split.surcharge).toBe(split.card === 0 ? 0 : Math.round(split.card * 0.02) + 30);
    }),
  );
});
