import {
  domainSettingsSchema,
  type DomainSettings,
  type PaymentMode,
} from '../../lib/contract/entities/site.ts';
import {
  siteConfigurationSchema,
  type SiteConfiguration,
} from '../../lib/contract/entities/site-configuration.ts';
import type { DomainSetting } from '../payload-types.ts';
import type { Images } from '../media/images.ts';
import { DEFAULT_CROPS } from '../media/default-crops.ts';

/** Default addresses for blank settings. */
export type OwnAddresses = { readonly site: string; readonly cms: string };

/** The enabled features; the contract's schema fills in the specification's defaults. */
const configurationEntity = (doc: DomainSetting): SiteConfiguration =>
  siteConfigurationSchema.parse({
    ...withoutEmpty(doc.configuration ?? {}),
    ...withoutEmpty({ date_ranges: doc.date_ranges }),
  });

const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (value === null || value === '') return [];
      const isGroup = typeof value === 'object' && !Array.isArray(value);
      return [[name, isGroup && value !== undefined ? withoutEmpty(value) : value]];
    }),
  );

/** Domain settings (spec point 3). The contract's schema turns empty values into ''. */
export async function domainEntity(
  doc: DomainSetting,
  images: Images,
  own: OwnAddresses,
  paymentMode: PaymentMode,
): Promise<DomainSettings> {
  const [favicon, faviconDark, seoImage, logo, logoDark] = await Promise.all([
    images.crop(doc.favicon, DEFAULT_CROPS.icon),
    images.crop(doc.favicon_dark, DEFAULT_CROPS.icon),
    images.crop(doc.seo_image, DEFAULT_CROPS.sharing),
    images.crop(doc.organisation_logo, DEFAULT_CROPS.logo),
    images.crop(doc.organisation_logo_dark, DEFAULT_CROPS.logo),
  ]);
  return domainSettingsSchema.parse({
    ...doc,
    // Until the settings are saved for the first time they are blank; the site then uses its host as its name.
    name: doc.name || new URL(own.site).hostname,
    url: doc.url || own.site,
    cms_url: doc.cms_url || own.cms,
    favicon,
    favicon_dark: faviconDark,
    seo_image: seoImage,
    organisation_logo: logo,
    organisation_logo_dark: logoDark,
    ecommerce_enabled: doc.ecommerce_enabled ?? false,
    tickets_on_sale: doc.tickets_on_sale ?? false,
    payment_mode: paymentMode,
    configuration: configurationEntity(doc),
  });
}
