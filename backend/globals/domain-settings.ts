import type { GlobalConfig } from 'payload';
import { hiddenFromOfficers } from '../access/hidden-from-officers.ts';
import { isEditor } from '../access/is-editor.ts';
import { isSignedIn } from '../access/is-signed-in.ts';
import { imageField } from '../fields/media.ts';
import { flagField, linkField, longTextField, textField } from '../fields/text.ts';
import { auditGlobalChange } from '../audit/record-change.ts';
import { announceGlobalChange } from '../hooks/announce-change.ts';
import { configurationTab } from './configuration-tab.ts';
import { moneyTab } from './money-tab.ts';

const colour = (name: string, label: string) => ({
  ...textField(name, { label, description: 'A hex colour, for example #d7263d.' }),
  validate: (value: string | null | undefined) =>
    !value || /^#[0-9a-f]{6}$/i.test(value) || 'Use a colour such as #d7263d.',
});

const SOCIALS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'github',
  'xing',
  'skype',
] as const;

/** Settings of the whole site (spec point 3, domain settings). */
export const domainSettings: GlobalConfig = {
  slug: 'domain-settings',
  label: 'Site settings',
  admin: { group: 'Site', hidden: hiddenFromOfficers },
  access: { read: isSignedIn, update: isEditor },
  hooks: { afterChange: [auditGlobalChange, announceGlobalChange] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            textField('name', { required: true }),
            linkField('url', {
              label: 'Address',
              description: 'Address of the site; empty for the one it is started with.',
            }),
            {
              type: 'row',
              fields: [
                colour('theme_colour', 'Accent colour'),
                colour('dark_theme_colour', 'Accent colour in the dark'),
              ],
            },
            {
              type: 'row',
              fields: [
                imageField('favicon', { label: 'Icon' }),
                imageField('favicon_dark', { label: 'Icon in the dark' }),
              ],
            },
            flagField('ecommerce_enabled', { label: 'Shop and cart are open' }),
            linkField('cms_url', {
              label: 'Address of this CMS',
              description: 'Where the page name cms leads; empty for its own address.',
            }),
          ],
        },
        {
          label: 'Search engines',
          fields: [
            {
              type: 'row',
              fields: [
                textField('seo_title_prefix', { label: 'Before every title' }),
                textField('seo_title_suffix', { label: 'After every title' }),
              ],
            },
            textField('seo_title', { label: 'Title where a page has none' }),
            longTextField('seo_meta_description', { label: 'Description where a page has none' }),
            imageField('seo_image', { label: 'Picture for shared links' }),
            textField('google_site_verification'),
            textField('bing_site_verification'),
            textField('pinterest_site_verification'),
            textField('facebook_domain_verification'),
          ],
        },
        {
          label: 'Organisation',
          fields: [
            textField('organisation_name', { label: 'Name' }),
            textField('organisation_abn', { label: 'Business number' }),
            {
              type: 'row',
              fields: [
                imageField('organisation_logo', { label: 'Logo' }),
                imageField('organisation_logo_dark', { label: 'Logo on dark ground' }),
              ],
            },
            longTextField('organisation_address', { label: 'Address' }),
            {
              type: 'row',
              fields: [
                { name: 'organisation_email', label: 'Mail', type: 'email' },
                textField('organisation_phone', { label: 'Telephone' }),
              ],
            },
          ],
        },
        configurationTab,
        moneyTab,
        { label: 'Social links', fields: SOCIALS.map((name) => linkField(name)) },
        {
          label: 'Measuring',
          description: 'Each is used only when it has an id.',
          fields: [
            textField('google_analytics_id'),
            textField('google_tag_manager_id'),
            textField('facebook_pixel'),
            linkField('matomo_site_url'),
            textField('matomo_site_id'),
          ],
        },
      ],
    },
  ],
};
