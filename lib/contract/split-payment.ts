import type { Cents } from './money.ts';

/** The least that a card can pay: Stripe's limit for New Zealand dollars. The sandbox keeps to it, too. */
export const CARD_MINIMUM: Cents = 50;

/**
 * What becomes of a rest that is too small for a card: less credit is used, so that the card pays the minimum; or the rest is waived. A
 * rest is what credit or a discount leaves: an order that is small from the start isn't one, and would be free as often as anybody likes.
 */
export const SMALL_REST_RULES = ['keep_credit', 'waive'] as const;
export type SmallRestRule = (typeof SMALL_REST_RULES)[number];

/** How a total is paid. `credit`, `card` and `waived` add up to it. */
export type PaymentSplit = {
  readonly credit: Cents;
  /** Before the surcharge. */
  readonly card: Cents;
  readonly waived: Cents;
  /** Nothing helps: the whole total is below what a card can pay, and is no rest to waive. */
  readonly isTooSmall: boolean;
};

/**
 * Splits a total: first from credit, as far as it is available, the rest by card. The checkout shows it and the server charges it.
 * @param discount what was taken off before the total
 * @param minimum the smallest amount that the gateway takes by card; 0 for any
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
