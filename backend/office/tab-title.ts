import { getPayload, type SanitizedConfig } from 'payload';
import { siteName } from '../site/domain.ts';

/**
 * The configuration with the site's name at the end of every browser tab's title. Read for each screen, because the name can change while
 * the program runs.
 */
export async function withSiteInTitle(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const whole = await config;
  const name = await siteName(await getPayload({ config }));
  const meta = { ...whole.admin.meta, titleSuffix: `· CMS · ${name}` };
  return { ...whole, admin: { ...whole.admin, meta } };
}
