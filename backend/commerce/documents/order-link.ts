import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice } from '../../payload-types.ts';
import { signDocument } from './signed-link.ts';
import { linkLifetimeMs } from './ticket-links.ts';

type Sold = Pick<Invoice, 'id' | 'number' | 'order'>;

/** An order's number in its page's address, or the invoice's for a voucher or booking. */
export const orderNumber = ({ order, number }: Omit<Sold, 'id'>): string => String(refId(order) ?? number);

/** Path of the page for everything that an invoice covers. */
export const orderPath = (invoice: Omit<Sold, 'id'>): string => `/order/${orderNumber(invoice)}`;

/** The page's full URL for an email to the buyer, which works until the tickets' event is over, by its days as they are now. */
export async function orderLink(payload: Payload, invoice: Invoice): Promise<string> {
  const key = signDocument('order', invoice.id, await linkLifetimeMs(payload, invoice));
  return `${config().siteUrl}${orderPath(invoice)}?key=${key}`;
}
