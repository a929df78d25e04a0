/** The ways in which a payment can differ from its gateway's record. */
export const DIFFERENCES = [
  'paid_there',
  'amount',
  'refund_missing',
  'refunded_there',
  'unknown_there',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** Their titles in the CMS. */
export const DIFFERENCE_TITLES: Readonly<Record<Difference, string>> = {
  paid_there: 'Paid at the gateway, not here',
  amount: 'Different amount at the gateway',
  refund_missing: 'A refund is missing at the gateway',
  refunded_there: 'Refunded at the gateway, not here',
  unknown_there: 'Unknown to the gateway',
};

/** What the office should do about each. */
export const DIFFERENCE_ADVICE: Readonly<Record<Difference, string>> = {
  paid_there:
    'The customer paid after the page had closed. This is refunded or fulfilled automatically within a day. Don’t refund it at the gateway.',
  amount: 'Compare the payment with the invoice, and refund or charge the difference at the gateway.',
  refund_missing:
    'The refund was recorded here and the gateway doesn’t show it. Look for it at the gateway, and make it there if it’s missing.',
  refunded_there:
    'Someone refunded it at the gateway. Cancel what was bought, and use “Refund and cancel” here next time.',
  unknown_there: 'Check that the gateway’s key belongs to the account that took this payment.',
};
