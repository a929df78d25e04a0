import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SMALL_REST_RULES, splitPayment } from '../../../lib/contract/split-payment.ts';
import { addUp } from './priced-cart.ts';
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

test('a promotion code takes off no more than the goods cost, and more goods never cost less', () => {
  fc.assert(
    fc.property(promotion(), amount(), amount(), (code, goods, more) => {
      const off = discountOf(code, goods);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(goods);
      expect(goods + more - discountOf(code, goods + more)).toBeGreaterThanOrEqual(goods - off);
    }),
  );
});

const RULES = fc.constantFrom(...SMALL_REST_RULES);

test('credit, card and the waived remainder add up to the total, and a card never pays less than its minimum', () => {
  fc.assert(
    fc.property(amount(2_000), amount(2_000), amount(1), amount(100), RULES, (...drawn) => {
      const [total, credit, discount, minimum, rule] = drawn;
      const split = splitPayment(total, { credit, discount, minimum, rule });
      expect(split.credit + split.card + split.waived).toBe(total);
      expect(split.credit).toBeLessThanOrEqual(credit);
      for (const value of [split.credit, split.card, split.waived]) expect(value).toBeGreaterThanOrEqual(0);
      expect(split.waived).toBeLessThan(Math.max(1, minimum));
      expect(split.isTooSmall || split.card === 0 || split.card >= minimum).toBe(true);
      if (split.isTooSmall) expect([total < minimum, credit < total]).toEqual([true, true]);
      const isReduced = split.credit + discount > 0;
      if (split.waived > 0) expect([rule, isReduced]).toEqual(['waive', true]);
      if (split.isTooSmall) expect(rule === 'waive' && isReduced).toBe(false);
    }),
  );
});

test('a total that is small from the start is never waived', () => {
  const rule = 'waive' as const;
  const none = { credit: 0, discount: 0, minimum: 50, rule };
  expect(splitPayment(40, none)).toMatchObject({ waived: 0, isTooSmall: true });
  expect(splitPayment(40, { ...none, discount: 960 })).toMatchObject({ waived: 40, isTooSmall: false });
  expect(splitPayment(40, { ...none, credit: 10 })).toMatchObject({ credit: 10, waived: 30 });
});
