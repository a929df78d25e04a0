import type { GlobalConfig } from 'payload';
import { hiddenFromOfficers } from '../cms/access/hidden-from-officers.ts';
import { isAdminField, isEditor } from '../cms/access/rules.ts';
import { colourField } from '../cms/fields/colour.ts';
import { imageField } from '../cms/fields/media.ts';
import { flagField, linkField, longTextField, textField } from '../cms/fields/text.ts';
import { auditGlobalChange } from '../cms/audit/record-change.ts';
import { announceGlobalChange } from '../cms/hooks/announce-change.ts';
import { configurationTab } from './configuration-tab.ts';
import { moneyTab } from './money-tab.ts';
import { retentionTab } from './retention-tab.ts';

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

/** Site-wide settings (spec point 3, domain settings). */
export const domainSettings: GlobalConfig = {
  slug: 'domain-settings',
  label: 'Site settings',
  admin: { group: 'Site', hidden: hiddenFromOfficers },
  access: { read: isEditor, update: isEditor },
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
              description: 'The site’s address. Leave blank to use the one it was started with.',
            }),
            {
              type: 'row',
              fields: [
                colourField('theme_colour', { label: 'Accent colour' }),
                colourField('dark_theme_colour', { label: 'Accent colour in the dark' }),
              ],
            },
            {
              type: 'row',
              fields: [
                imageField('favicon', { label: 'Icon' }),
                imageField('favicon_dark', { label: 'Icon for dark mode' }),
              ],
            },
            flagField('ecommerce_enabled', { label: 'Shop and cart open' }),
            linkField('cms_url', {
              label: 'CMS address',
              description: 'Where /cms leads. Leave blank to use its own address.',
            }),
            {
              ...flagField('second_person_publishes', {
                label: 'Publishing needs a second person',
                description:
                  'Whoever made the last change marks it as ready for review, and somebody else publishes it. An administrator may publish alone; the audit trail says so.',
              }),
              access: { create: isAdminField, update: isAdminField },
            },
          ],
        },
        {
          label: 'Search engines',
          fields: [
            {
              type: 'row',
              fields: [
                textField('seo_title_prefix', { label: 'Title prefix' }),
                textField('seo_title_suffix', { label: 'Title suffix' }),
              ],
            },
            textField('seo_title', { label: 'Default title' }),
            longTextField('seo_meta_description', { label: 'Default description' }),
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
                imageField('organisation_logo_dark', { label: 'Logo for dark backgrounds' }),
              ],
            },
            longTextField('organisation_address', { label: 'Address' }),
            {
              type: 'row',
              fields: [
                { name: 'organisation_email', label: 'Email', type: 'email' },
                textField('organisation_phone', { label: 'Phone' }),
              ],
            },
          ],
        },
        configurationTab,
        moneyTab,
        retentionTab,
        { label: 'Social links', fields: SOCIALS.map((name) => linkField(name)) },
        {
          label: 'Analytics',
          description: 'Each service is used only when it has an ID.',
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
