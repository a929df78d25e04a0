import type { SiteConfiguration } from '@/lib/contract/entities/site-configuration';

/** The site settings that the account screens use. */
export type AccountSettings = SiteConfiguration & {
  /** Whether this is one of the configured event sites (spec point 2). */
  readonly isEventSite: boolean;
  /** Whether orders can be placed without an account. */
  readonly hasGuestOrders: boolean;
};

/** Whether this address is one of the event sites. */
export const isEventSite = ({ event_hosts }: SiteConfiguration, siteUrl: string): boolean => {
  const { host, hostname } = new URL(siteUrl);
  return event_hosts.includes(host) || event_hosts.includes(hostname);
};
