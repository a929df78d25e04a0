/** The checkout as a payment origin. */
export const ORDER_ORIGIN = 'order';
