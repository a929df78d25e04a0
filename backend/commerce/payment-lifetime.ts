/** How long a payment page is valid. */
export const PAYMENT_LIFETIME_MS = 35 * 60_000;
