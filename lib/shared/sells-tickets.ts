import type { DomainSettings } from '../contract/entities/site.ts';

/** Whether tickets can be bought: with everything else, or alone while the shop is closed. */
export const sellsTickets = ({
  ecommerce_enabled,
  tickets_on_sale,
}: Pick<DomainSettings, 'ecommerce_enabled' | 'tickets_on_sale'>): boolean =>
  ecommerce_enabled || tickets_on_sale;
