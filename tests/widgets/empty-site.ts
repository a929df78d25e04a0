import { getInitialData } from '@/lib/contract/endpoints/content';
import { domainSettingsSchema } from '@/lib/contract/entities/site';

/** The initial data of a site with a name and nothing else. */
export const EMPTY_SITE = getInitialData.output.parse({
  sitemap: [],
  domain: domainSettingsSchema.parse({ name: 'Summer Series' }),
  groups: [],
  pages: [],
  redirects: { data: [], num_items: 0, num_pages: 0 },
});
