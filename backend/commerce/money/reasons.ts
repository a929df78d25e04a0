/** Reasons for credit entries. */
export const CREDIT_REASONS = ['voucher', 'order', 'order_returned', 'adjustment'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];
