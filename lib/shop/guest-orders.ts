import { hasExtension, type NamedExtensions } from '../contract/extensions.ts';
import { sellsTickets } from '../shared/sells-tickets.ts';
import type { Site } from '@/lib/content/site-store';

/** Whether orders can be placed without an account. */
export const hasGuestOrders = ({
  extensions,
  domain,
}: Pick<Site, 'domain'> & { readonly extensions: NamedExtensions }): boolean =>
  hasExtension(extensions, 'guest-orders') && sellsTickets(domain);
