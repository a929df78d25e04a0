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

/** Paths of what was bought, each with the signature that opens it; '' for what there isn't. */
export type BoughtAddresses = {
  /** The page of everything that was bought together. */
  readonly orderPage: string;
  readonly invoice: string;
  readonly tickets: TicketAddresses;
};

export const NOTHING_BOUGHT: BoughtAddresses = {
  orderPage: '',
  invoice: '',
  tickets: { page: '', pdf: '' },
};

/** What the content server says of something paid: after a payment, and of an order with nothing left to pay. */
type Bought = {
  readonly order_number: string;
  readonly order_key: string;
  readonly invoice_id?: number | null | undefined;
  readonly invoice_key?: string | undefined;
  readonly tickets_key: string;
  readonly tickets_pdf_url: string;
};

export const boughtAddresses = ({
  order_number: number,
  order_key: orderKey,
  invoice_id: invoice,
  invoice_key: invoiceKey,
  tickets_key: ticketsKey,
  tickets_pdf_url: pdf,
}: Bought): BoughtAddresses => ({
  orderPage: orderAddress(number, orderKey),
  invoice: invoice ? invoiceAddress(invoice, invoiceKey) : '',
  tickets: { page: invoice ? ticketsAddress(invoice, ticketsKey) : '', pdf },
});
