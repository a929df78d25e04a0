/** Reasons for credit entries. */
export const CREDIT_REASONS = ['voucher', 'order', 'order_returned', 'refund', 'adjustment'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];
