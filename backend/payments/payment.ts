import type { Payment } from '../payload-types.ts';

/** What can be paid for. */
export const PAYMENT_PURPOSES = ['order', 'voucher', 'form'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** open → paid → refunded; open → failed or expired. A gateway that says "paid" late is still believed. */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentRecord = Payment;

/** How long a payment page can be used. Stripe closes its own no earlier than half an hour after it was made. */
export const PAYMENT_LIFETIME_MS = 35 * 60_000;
