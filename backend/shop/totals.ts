import { gstInside, type Cents } from '../../lib/contract/money.ts';

/** What a cart comes to. All amounts include the tax; `tax` is the part of it inside `total`. */
export type Totals = {
  readonly goods: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly tax: Cents;
};

/** Adds up a cart. A discount is never more than the goods, and no sum falls below zero. */
export function addUp(
  lines: readonly { readonly cents: Cents }[],
  { discount = 0, shipping = 0, isTaxed }: { discount?: Cents; shipping?: Cents; isTaxed: boolean },
): Totals {
  const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
  const off = Math.max(0, Math.min(goods, discount));
  const total = goods - off + Math.max(0, shipping);
  return {
    goods,
    discount: off,
    shipping: Math.max(0, shipping),
    total,
    tax: isTaxed ? gstInside(total) : 0,
  };
}

/** How a total is paid: credit first, as much as there is and is wanted, the rest by card with its surcharge. */
export function splitPayment(
  total: Cents,
  { credit, surcharge }: { credit: Cents; surcharge: (cents: Cents) => Cents },
): { readonly credit: Cents; readonly card: Cents; readonly surcharge: Cents } {
  const byCredit = Math.max(0, Math.min(total, credit));
  const card = total - byCredit;
  return { credit: byCredit, card, surcharge: card > 0 ? surcharge(card) : 0 };
}
