import type { Cents } from './money.ts';

/** The smallest card payment: Stripe's limit for New Zealand dollars. The sandbox applies it, too. */
export const CARD_MINIMUM: Cents = 50;

/**
 * What happens if credit or a discount leaves a remainder too small for a card: less credit is used, so that the card pays the minimum, or
 * the remainder is waived. An order that is small to begin with has no remainder to waive: it could be had for free again and again.
 */
export const SMALL_REST_RULES = ['keep_credit', 'waive'] as const;
export type SmallRestRule = (typeof SMALL_REST_RULES)[number];

/** How a total is paid. `credit`, `card` and `waived` add up to it. */
export type PaymentSplit = {
  readonly credit: Cents;
  /** Before the surcharge. */
  readonly card: Cents;
  readonly waived: Cents;
  /** Whether it can't be paid: the whole total is below the card minimum, and isn't a remainder to waive. */
  readonly isTooSmall: boolean;
};

/**
 * Splits a total: available credit first, the remainder by card. The checkout shows the split and the server charges it.
 * @param discount what was taken off before the total
 * @param minimum the gateway's smallest card payment; 0 for none
 */
export function splitPayment(
  total: Cents,
  {
    credit,
    discount,
    minimum,
    rule,
  }: {
    readonly credit: Cents;
    readonly discount: Cents;
    readonly minimum: Cents;
    readonly rule: SmallRestRule;
  },
): PaymentSplit {
  const byCredit = Math.max(0, Math.min(total, credit));
  const card = total - byCredit;
  if (card === 0 || card >= minimum) return { credit: byCredit, card, waived: 0, isTooSmall: false };
  if (rule === 'waive' && byCredit + discount > 0)
    return { credit: byCredit, card: 0, waived: card, isTooSmall: false };
  return total >= minimum
    ? { credit: total - minimum, card: minimum, waived: 0, isTooSmall: false }
    : { credit: byCredit, card, waived: 0, isTooSmall: true };
}
