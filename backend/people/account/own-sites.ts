import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { configuration } from '../../site/domain.ts';

const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/** Addresses of all sites of this backend, without a trailing slash: the main one first, then the configured event sites. */
export async function ownSites(payload: Payload): Promise<readonly string[]> {
  const { siteUrl } = config();
  const { protocol } = new URL(siteUrl);
  const { event_hosts } = await configuration(payload);
  return [siteUrl, ...event_hosts.filter((host) => HOST.test(host)).map((host) => `${protocol}//${host}`)];
}

/**
 * The site that a call came through. The header could be forged, so only configured event sites are accepted; anything else counts as the
 * main site.
 */
export async function siteOfCall(payload: Payload, request: Request): Promise<string> {
  const forwardedHost = request.headers.get('x-forwarded-host')?.trim().toLowerCase();
  const sites = await ownSites(payload);
  return sites.find((site) => new URL(site).host === forwardedHost) ?? config().siteUrl;
}
