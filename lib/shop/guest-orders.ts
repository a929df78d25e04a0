import { hasExtension } from '../contract/extensions.ts';
import { sellsTickets } from '../shared/sells-tickets.ts';
import type { Site } from '@/lib/content/site-store';

/** Whether orders can be placed without an account. */
export const hasGuestOrders = ({ extensions, domain }: Pick<Site, 'extensions' | 'domain'>): boolean =>
  hasExtension(extensions, 'guest-orders') && sellsTickets(domain);
