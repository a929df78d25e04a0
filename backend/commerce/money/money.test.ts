import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountInput,
  centsOf,
  dollarsOf,
  gstInside,
  MAX_CENTS,
  showCents,
  showDollars,
} from '../../../lib/contract/money.ts';
import {
  isVoucherAmount,
  listedAmounts,
  VOUCHER_MAX,
  VOUCHER_MIN,
  voucherLastDay,
} from '../../../lib/contract/voucher.ts';

const cents = () => fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

test('cents survive the conversion to dollars and back', () => {
  fc.assert(fc.property(cents(), (amount) => centsOf(dollarsOf(amount)) === amount));
  fc.assert(
    fc.property(cents(), (amount) => centsOf(JSON.parse(JSON.stringify(dollarsOf(amount)))) === amount),
  );
});

test('rejects more than two decimals and values that are not numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
      expect(() => centsOf(whole + tenth / 1000)).toThrow(RangeError);
    }),
  );
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => centsOf(bad)).toThrow(RangeError);
});

test('the tax and the net price add up to the amount, and the tax is 15 % of the net price to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (amount) => {
      const tax = gstInside(amount);
      const net = amount - tax;
      return tax >= 0 && net >= 0 && Math.abs(net * 0.15 - tax) <= 0.58;
    }),
  );
});

test('amounts are formatted with $ and two decimals, and parse back', () => {
  fc.assert(
    fc.property(cents(), (amount) => {
      const shown = showCents(amount);
      expect(shown).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      return Math.round(Number(shown.replace(/[$,]/g, '')) * 100) === amount;
    }),
  );
  expect([showCents(-123_450), showDollars(0.1), showDollars(0.29)]).toEqual([
    '-$1,234.50',
    '$0.10',
    '$0.29',
  ]);
});

test('accepts an amount in a request only if it is a positive whole number of cents', () => {
  const isAccepted = (value: unknown) => amountInput().safeParse(value).success;
  fc.assert(fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (amount) => isAccepted(dollarsOf(amount))));
  for (const bad of [0, -1, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, '5', null])
    expect(isAccepted(bad)).toBe(false);
});

test('a voucher amount is within the limits and has no fraction of a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: VOUCHER_MIN, max: VOUCHER_MAX }), (amount) =>
      isVoucherAmount(amount / 100),
    ),
  );
  fc.assert(
    fc.property(fc.double(), (dollars) => {
      const isInside = dollars * 100 >= VOUCHER_MIN - 1e-6 && dollars * 100 <= VOUCHER_MAX + 1e-6;
      return !isVoucherAmount(dollars) || isInside;
    }),
  );
  expect(listedAmounts('25| 50 |50|nonsense||0|-5|1e9|12.345|12.34')).toEqual([2500, 5000, 1234]);
});

test('a voucher can be redeemed for three full years, counted in New Zealand dates', () => {
  expect(voucherLastDay(new Date('2027-01-27T00:00:00Z'))).toBe('2030-01-27');
  // Late in the day UTC, it is already tomorrow in New Zealand.
  expect(voucherLastDay(new Date('2027-01-27T23:30:00Z'))).toBe('2030-01-28');
  expect(voucherLastDay(new Date('2028-02-29T00:00:00Z'))).toBe('2031-03-01');
});
