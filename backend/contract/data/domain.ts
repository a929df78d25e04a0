import type { DomainSettings } from '../../../lib/contract/entities/site.ts';
import { config } from '../../config.ts';
import { domainEntity } from '../mappers/domain-settings.ts';
import type { ContentContext } from './context.ts';

/** Domain settings (spec point 3). */
export async function getDomain(context: ContentContext): Promise<DomainSettings> {
  const { siteUrl, host, port } = config();
  const cmsHost = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  const settings = await context.payload.findGlobal({ slug: 'domain-settings', depth: 0 });
  return domainEntity(settings, context.images, { site: siteUrl, cms: `http://${cmsHost}:${port}/admin` });
}
