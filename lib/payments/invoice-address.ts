const query = (key: string) => (key === '' ? '' : `?key=${encodeURIComponent(key)}`);

/**
 * Path of an invoice on this site.
 * @param key the signature of a link that opens it without signing in, or ''
 */
export const invoiceAddress = (id: number, key = ''): string => `/invoice/${String(id)}${query(key)}`;

/** Path of the tickets that an invoice paid for; '' without a key, since ticket links have one. */
export const ticketsAddress = (id: number, key: string): string =>
  key === '' ? '' : `/print-tickets/${String(id)}${query(key)}`;

/** Path of the page of everything that was bought together; '' without a key, for a content server without such pages. */
export const orderAddress = (number: string, key: string): string =>
  number === '' || key === '' ? '' : `/order/${encodeURIComponent(number)}${query(key)}`;

/** Links to the tickets of a payment: their page and their PDF; '' if there are none. */
export type TicketAddresses = { readonly page: string; readonly pdf: string };
