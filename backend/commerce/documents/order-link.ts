import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice } from '../../payload-types.ts';
import { expiryOf, MAILED_LINK_MS, signDocument } from './signed-link.ts';
import { isLinkOpen, linkLifetimeMs } from './ticket-links.ts';

type Sold = Pick<Invoice, 'id' | 'number' | 'order'>;

/** An order's number in its page's address, or the invoice's for a voucher or booking. */
export const orderNumber = ({ order, number }: Omit<Sold, 'id'>): string => String(refId(order) ?? number);

/** Path of the page for everything that an invoice covers. */
export const orderPath = (invoice: Omit<Sold, 'id'>): string => `/order/${orderNumber(invoice)}`;

/** The page's full URL for an email to the buyer, which works as long as links to its tickets do. */
export async function orderLink(payload: Payload, invoice: Invoice): Promise<string> {
  const key = signDocument('order', invoice.id, await linkLifetimeMs(payload, invoice));
  return `${config().siteUrl}${orderPath(invoice)}?key=${key}`;
}

/**
 * Whether a key is from an email, which lasts for months; the page after paying is given one for an hour. By the machine's clock, as they are
 * signed.
 */
const isMailed = ({ createdAt }: Invoice, expiry: number): boolean =>
  expiry - Date.parse(createdAt) > MAILED_LINK_MS / 2;

/**
 * Whether a key opens an order's page right now. One for an hour ends with it, whatever becomes of the event: it is in the history of a
 * browser that others may use.
 */
export async function opensOrder(
  payload: Payload,
  invoice: Invoice,
  key: string | undefined,
): Promise<boolean> {
  const expiry = expiryOf('order', invoice.id, key);
  if (expiry === null) return false;
  return isMailed(invoice, expiry) ? isLinkOpen(payload, invoice, expiry) : expiry > Date.now();
}
