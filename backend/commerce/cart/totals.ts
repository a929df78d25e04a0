import { saleTotal, type Cents } from '../../../lib/contract/money.ts';

/**
 * A cart's totals. All amounts include tax; `tax` is the tax within `total`. `discount` is no more than the goods, unless a rest was waived
 * that is a part of the shipping (`waiveRest`).
 */
export type Totals = {
  readonly goods: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly tax: Cents;
};

/** Adds up a cart. A discount never exceeds the goods, and no total falls below zero. */
export function addUp(
  lines: readonly { readonly cents: Cents }[],
  { discount = 0, shipping = 0, isTaxed }: { discount?: Cents; shipping?: Cents; isTaxed: boolean },
): Totals {
  const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
  const off = Math.max(0, Math.min(goods, discount));
  const parts = { goods, discount: off, shipping: Math.max(0, shipping) };
  return { ...parts, ...saleTotal(parts, { isTaxed }) };
}

/** The totals with a rest waived: the seller's discount, which may then exceed the goods, as the rest may be of the shipping. */
export const waiveRest = (totals: Totals, waived: Cents, isTaxed: boolean): Totals => {
  const parts = { goods: totals.goods, discount: totals.discount + waived, shipping: totals.shipping };
  return { ...parts, ...saleTotal(parts, { isTaxed }) };
};
