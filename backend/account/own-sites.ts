import type { Payload } from 'payload';
import { config } from '../config.ts';
import { configuration } from '../contract/data/domain.ts';

const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/** The addresses of all sites of this backend, without a slash at the end: the main one first, then the configured event sites. */
export async function ownSites(payload: Payload): Promise<readonly string[]> {
  const { siteUrl } = config();
  const { protocol } = new URL(siteUrl);
  const { event_hosts } = await configuration(payload);
  return [siteUrl, ...event_hosts.filter((host) => HOST.test(host)).map((host) => `${protocol}//${host}`)];
}

/**
 * The site that a call came through. Its server says so, and anybody can; so only a configured event site is believed, and all else
 * counts as the main one.
 */
export async function siteOfCall(payload: Payload, request: Request): Promise<string> {
  const said = request.headers.get('x-forwarded-host')?.trim().toLowerCase();
  const sites = await ownSites(payload);
  return sites.find((site) => new URL(site).host === said) ?? config().siteUrl;
}
