import type { Payload } from 'payload';
import type { DomainSettings } from '../../lib/contract/entities/site.ts';
import type { SiteConfiguration } from '../../lib/contract/entities/site-configuration.ts';
import { config } from '../kernel/config.ts';
import { domainEntity } from './domain-entity.ts';
import { cachedRead } from '../kernel/cached-read.ts';
import { createBatchLoader } from '../kernel/batch-loader.ts';
import { createImages } from '../media/images.ts';
import { mediaByIds } from '../media/media-library.ts';

/** The CMS's configured address, else the one on this machine. */
export function cmsAddress(): string {
  const { host, port, cmsUrl } = config();
  if (cmsUrl !== null) return `${cmsUrl}/admin`;
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return `http://${name}:${port}/admin`;
}

/** Domain settings (spec point 3). */
export const getDomain: (payload: Payload) => Promise<DomainSettings> = cachedRead(
  'domain',
  ['domain-settings', 'media'],
  async (payload) => {
    const images = createImages(createBatchLoader((ids) => mediaByIds(payload, ids)));
    const settings = await payload.findGlobal({ slug: 'domain-settings', depth: 0 });
    const { siteUrl: site, paymentMode } = config();
    return domainEntity(settings, images, { site, cms: cmsAddress() }, paymentMode);
  },
);

/** The site's name for use in texts. */
export const siteName = async (payload: Payload): Promise<string> => (await getDomain(payload)).name;

/** The enabled features (spec points 6 and 9), which calls must respect. */
export const configuration = async (payload: Payload): Promise<SiteConfiguration> =>
  (await getDomain(payload)).configuration;
