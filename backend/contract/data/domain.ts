import type { Payload } from 'payload';
import type { DomainSettings } from '../../../lib/contract/entities/site.ts';
import type { SiteConfiguration } from '../../../lib/contract/entities/site-configuration.ts';
import { config } from '../../config.ts';
import { domainEntity } from '../mappers/domain-settings.ts';
import { cachedRead } from './cached-read.ts';
import { createContentContext } from './context.ts';

/** The address that the CMS is reached at from this machine. */
function cmsAddress(): string {
  const { host, port } = config();
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return `http://${name}:${port}/admin`;
}

/** Domain settings (spec point 3). */
export const getDomain: (payload: Payload) => Promise<DomainSettings> = cachedRead(
  'domain',
  ['domain-settings', 'media'],
  async (payload) => {
    const { images } = createContentContext(payload);
    const settings = await payload.findGlobal({ slug: 'domain-settings', depth: 0 });
    return domainEntity(settings, images, { site: config().siteUrl, cms: cmsAddress() });
  },
);

/** What the site is called where its words name it: its own name, else its host. */
export const siteName = async (payload: Payload): Promise<string> =>
  (await getDomain(payload)).name || new URL(config().siteUrl).host;

/** What is switched on (spec points 6 and 9): what the calls hold to. */
export const configuration = async (payload: Payload): Promise<SiteConfiguration> =>
  (await getDomain(payload)).configuration;
