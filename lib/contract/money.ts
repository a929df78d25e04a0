import { z } from 'zod';

/**
 * Money. Within the programs an amount is a whole number of cents; on the wire it is dollars with up to two decimals (spec point 7), on a
 * screen `$` and two decimals (spec point 5).
 */

/** A whole number of cents; negative for refunds. */
export type Cents = number;

/** Largest amount that calls accept, in cents: far above anything sold here, and exact in every number type. */
export const MAX_CENTS: Cents = 100_000_000;

/** New Zealand's goods and services tax in percent of the net price; displayed prices include it. */
export const GST_PERCENT = 15;
/** Whether a seller charges GST: only registered sellers have a GST number. */
export const chargesGst = ({ gst_number: number }: { readonly gst_number: string }): boolean => number !== '';

/** Converts wire dollars to cents. @throws RangeError for more than two decimals, or a value that isn't a number */
export function centsOf(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(dollars * 100 - cents) > 1e-6)
    throw new RangeError(`${String(dollars)} is not a valid amount in dollars and cents.`);
  return cents;
}

/** Converts cents to wire dollars. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** The tax included in a price, rounded to the cent. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * GST_PERCENT) / (100 + GST_PERCENT));

/** The parts of a sale in cents, each including tax. */
export type SaleParts = {
  readonly goods: Cents;
  readonly discount?: Cents;
  readonly shipping?: Cents;
  readonly surcharge?: Cents;
};

/**
 * A sale's total and the tax included in it, calculated only here: for carts, the checkout, orders, forms, invoices and emails. A card
 * surcharge is part of the price and taxed like it; credit is a way of paying and changes neither.
 */
export function saleTotal(
  { goods, discount = 0, shipping = 0, surcharge = 0 }: SaleParts,
  { isTaxed }: { readonly isTaxed: boolean },
): { readonly total: Cents; readonly tax: Cents } {
  const total = goods - discount + shipping + surcharge;
  return { total, tax: isTaxed ? gstInside(total) : 0 };
}

/** `$` and two decimals (spec point 5), with a leading sign and thousands separators: -$1,234.50. */
export function showCents(cents: Cents): string {
  const dollars = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}

/** Formats wire dollars for display. */
export const showDollars = (dollars: number): string => showCents(Math.round(dollars * 100));

/**
 * The total that the browser showed, in dollars, including surcharge: a payment for any other amount is rejected. An extension of the
 * specification, so it is optional.
 */
export const shownTotal = () => z.number().nonnegative().optional();

/** An amount in a request: dollars above zero, at most two decimals. */
export const amountInput = () =>
  z
    .number()
    .positive()
    .max(MAX_CENTS / 100)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) <= 1e-6, {
      message: 'must have at most two decimals',
    });
