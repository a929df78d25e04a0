import { domainSettingsSchema, type DomainSettings } from '../../../lib/contract/entities/site.ts';
import {
  siteConfigurationSchema,
  type SiteConfiguration,
} from '../../../lib/contract/entities/site-configuration.ts';
import type { DomainSetting } from '../../payload-types.ts';
import type { Images } from '../data/images.ts';
import { CUTS } from './cuts.ts';

/** The addresses to use where the settings name none. */
export type OwnAddresses = { readonly site: string; readonly cms: string };

/** What is switched on; the contract's schema gives what was never set its value of the specification. */
export const configurationEntity = (doc: DomainSetting): SiteConfiguration =>
  siteConfigurationSchema.parse(withoutEmpty(doc.configuration ?? {}));

const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (value === null || value === '') return [];
      const isGroup = typeof value === 'object' && !Array.isArray(value);
      return [[name, isGroup && value !== undefined ? withoutEmpty(value) : value]];
    }),
  );

/** Domain settings (spec point 3). The contract's schema turns what an editor left empty into ''. */
export async function domainEntity(
  doc: DomainSetting,
  images: Images,
  own: OwnAddresses,
): Promise<DomainSettings> {
  const [favicon, faviconDark, seoImage, logo, logoDark] = await Promise.all([
    images.cut(doc.favicon, CUTS.icon),
    images.cut(doc.favicon_dark, CUTS.icon),
    images.cut(doc.seo_image, CUTS.sharing),
    images.cut(doc.organisation_logo, CUTS.logo),
    images.cut(doc.organisation_logo_dark, CUTS.logo),
  ]);
  return domainSettingsSchema.parse({
    ...doc,
    // Before the settings are saved for the first time they hold nothing at all.
    name: doc.name ?? '',
    url: doc.url || own.site,
    cms_url: doc.cms_url || own.cms,
    favicon,
    favicon_dark: faviconDark,
    seo_image: seoImage,
    organisation_logo: logo,
    organisation_logo_dark: logoDark,
    ecommerce_enabled: doc.ecommerce_enabled ?? false,
    configuration: configurationEntity(doc),
  });
}
