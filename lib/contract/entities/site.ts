import { z } from 'zod';
import {
  extension,
  html,
  id,
  list,
  maybe,
  maybeInstant,
  maybeNumber,
  needed,
  otherwise,
  text,
} from '../wire.ts';
import { imageSchema } from './image.ts';
import { siteConfigurationSchema } from './site-configuration.ts';

/**
 * How the site takes payments: `live` charges real money, `trial` only pretends to, `off` takes none. A server without this extension is
 * live.
 */
const PAYMENT_MODES = ['live', 'trial', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Domain settings (spec point 3). Colours are CSS hex colours. */
export const domainSettingsSchema = z.object({
  name: z.string(),
  url: extension('site-settings', text()),
  favicon: maybe(imageSchema),
  favicon_dark: maybe(imageSchema),
  theme_colour: text(),
  dark_theme_colour: text(),
  seo_title_prefix: text(),
  seo_title_suffix: text(),
  seo_title: extension('site-settings', text()),
  seo_meta_description: extension('site-settings', text()),
  seo_image: extension('site-settings', maybe(imageSchema)),
  google_analytics_id: text(),
  google_tag_manager_id: text(),
  google_site_verification: text(),
  bing_site_verification: text(),
  pinterest_site_verification: text(),
  facebook_domain_verification: text(),
  facebook_pixel: text(),
  matomo_site_url: text(),
  matomo_site_id: text(),
  organisation_name: text(),
  organisation_abn: text(),
  organisation_logo: maybe(imageSchema),
  organisation_logo_dark: maybe(imageSchema),
  organisation_address: text(),
  organisation_email: text(),
  organisation_phone: text(),
  facebook: text(),
  twitter: text(),
  instagram: text(),
  linkedin: text(),
  youtube: text(),
  pinterest: text(),
  github: text(),
  xing: text(),
  skype: text(),
  /** URL of the CMS, where the page name 'cms' redirects to. */
  cms_url: extension('site-settings', text()),
  ecommerce_enabled: extension('site-configuration', z.boolean().default(false)),
  /** Tickets are sold even while `ecommerce_enabled` is off. */
  tickets_on_sale: extension('round-tickets', z.boolean().default(false)),
  payment_mode: extension('payment-modes', z.enum(PAYMENT_MODES).default('live')),
  configuration: extension('site-configuration', siteConfigurationSchema.prefault({})),
});
export type DomainSettings = z.infer<typeof domainSettingsSchema>;

/** One entry of the sitemap (spec point 3). `url` is the path without a leading slash; '' and '/' are the start page. */
export const sitemapEntrySchema = z.object({
  url: needed(z.string()),
  lastmod: maybeInstant(),
  model: text(),
  priority: z.number().default(80),
  seo_title: text(),
  seo_meta_description: text(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

const groupNodeSchema = z.object({
  id: id(),
  name: z.string(),
  url: text(),
  slug: text(),
  model: z.string(),
  root: otherwise(z.number().int(), () => 0),
  lft: otherwise(z.number().int(), () => 0),
  rgt: otherwise(z.number().int(), () => 0),
  level: otherwise(z.number().int(), () => 0),
  image: maybe(imageSchema),
  content: html(),
});

/** A node of a group tree (spec point 3: nested set; a root's id equals its `root`). */
export type Group = z.infer<typeof groupNodeSchema> & { children: Group[] };
export const groupSchema: z.ZodType<Group> = groupNodeSchema.extend({
  children: z.lazy(() => list(groupSchema)),
});

/** A redirect from an old page path (spec point 2). Paths without host; '' if the server uses other field names. */
export const redirectSchema = z.object({
  id: maybeNumber(),
  from: extension('redirects', text()),
  to: extension('redirects', text()),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** A link (spec point 3). `icon` is the name of an icon or ''. */
export const linkSchema = z.object({
  id: maybeNumber(),
  name: z.string(),
  link: needed(z.string()),
  icon: text(),
  /** Shown in place of the icon. */
  image: extension('record-pictures', maybe(imageSchema)),
});
export type Link = z.infer<typeof linkSchema>;
