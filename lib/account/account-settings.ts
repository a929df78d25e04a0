import type { InitialData } from '@/lib/contract/endpoints/content';
import type { SiteConfiguration } from '@/lib/contract/entities/site-configuration';
import { hasExtension } from '../contract/extensions.ts';
import { hasGuestOrders } from '../shop/guest-orders.ts';

/** The site settings that the account screens use. */
export type AccountSettings = SiteConfiguration & {
  /** Whether this is one of the configured event sites (spec point 2). */
  readonly isEventSite: boolean;
  /** Whether orders can be placed without an account. */
  readonly hasGuestOrders: boolean;
  /** Whether customers can sign in with a passkey: on the main site, which passkeys are made for (docs/decisions/0165). */
  readonly offersPasskeys: boolean;
};

/** Whether this address is one of the event sites. */
export const isEventSite = ({ event_hosts }: SiteConfiguration, siteUrl: string): boolean => {
  const { host, hostname } = new URL(siteUrl);
  return event_hosts.includes(host) || event_hosts.includes(hostname);
};

/** The account screens' settings for the site at an address. */
export function accountSettings(
  { domain, extensions }: Pick<InitialData, 'domain' | 'extensions'>,
  siteUrl: string,
): AccountSettings {
  const { configuration } = domain;
  const isEvent = isEventSite(configuration, siteUrl);
  return {
    ...configuration,
    isEventSite: isEvent,
    hasGuestOrders: hasGuestOrders({ domain, extensions }),
    offersPasskeys: !isEvent && hasExtension(extensions, 'passkeys'),
  };
}
