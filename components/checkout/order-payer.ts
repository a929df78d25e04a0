/** The checkout, as who sends visitors to pay. */
export const ORDER_PAYER = 'order';
