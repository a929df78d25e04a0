import type { DomainSettings } from '../contract/entities/site.ts';

/** Whether tickets are on sale: with the whole shop, or on their own while it is closed. */
export const sellsTickets = ({
  ecommerce_enabled,
  tickets_on_sale,
}: Pick<DomainSettings, 'ecommerce_enabled' | 'tickets_on_sale'>): boolean =>
  ecommerce_enabled || tickets_on_sale;
