/* What the server in front says of a payment that a browser returns from, in the page itself (spec point 4). */

/** What came of a payment, as far as the server could find out. */
export const ARRIVAL_STATES = ['paid', 'unpaid', 'unknown'] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

/** Names what a page has written for one ending of one payer, hidden until the server shows it: `voucher:paid`. */
export const ARRIVAL_ATTRIBUTE = 'data-paid-outcome';
/** What such a notice has that only the server can fill in: links to the invoice and to the voucher as a PDF, the order's number. */
export const ARRIVAL_PART_ATTRIBUTE = 'data-paid-part';
export type ArrivalPart = 'invoice' | 'voucher' | 'order';
/** Stands in such a notice where the order's number goes. */
export const ARRIVAL_ORDER = '{order}';
/** Id of the data element that tells the scripts of the page what the server found out. */
export const ARRIVAL_ID = 'payment-arrival';

/** Name of an ending of a payer. */
export const arrivalName = (payer: string, state: ArrivalState): string => `${payer}:${state}`;
