import { hasExtension } from '@/lib/contract/extensions';
import { sellsTickets } from '@/lib/shared/sells-tickets';
import type { Site } from './site-store';

/** Whether orders can be placed without an account. */
export const hasGuestOrders = ({ extensions, domain }: Pick<Site, 'extensions' | 'domain'>): boolean =>
  hasExtension(extensions, 'guest-orders') && sellsTickets(domain);
