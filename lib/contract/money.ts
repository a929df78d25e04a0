import { z } from 'zod';

/**
 * Money. Inside the programs an amount is a whole number of cents; on the wire it is a number of dollars with at most two
 * decimals (spec point 7), on a screen `$` and two decimals (spec point 5).
 */

/** A whole number of cents, negative for money that goes back. */
export type Cents = number;

/** Largest amount that any call accepts, in cents: far above what is sold here, and exact in every number type. */
export const MAX_CENTS: Cents = 100_000_000;

/** The goods and services tax of New Zealand as a fraction of the net price; shown prices include it. */
export const GST_RATE = 0.15;

/** Dollars of the wire as cents. @throws RangeError for more than two decimals, or what is no number */
export function centsOf(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(dollars * 100 - cents) > 1e-6)
    throw new RangeError(`${String(dollars)} is not an amount of dollars and cents.`);
  return cents;
}

/** Cents as dollars of the wire. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** The tax that is inside a price with tax, rounded to the cent. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * GST_RATE) / (1 + GST_RATE));

/** `$` and two decimals (spec point 5), the sign in front, thousands apart: -$1,234.50. */
export function showCents(cents: Cents): string {
  const dollars = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}

/** Dollars of the wire as shown. */
export const showDollars = (dollars: number): string => showCents(Math.round(dollars * 100));

/** An amount that a caller sends: dollars above nothing, at most two decimals. */
export const amountInput = () =>
  z
    .number()
    .positive()
    .max(MAX_CENTS / 100)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) <= 1e-6, {
      message: 'must have at most two decimals',
    });
