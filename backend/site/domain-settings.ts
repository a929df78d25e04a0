import type { GlobalConfig, Tab } from 'payload';
import { DATE_RANGES } from '../../lib/contract/entities/site-configuration.ts';
import { ANALYTICS_ID, MATOMO_ID, PIXEL_ID, TAG_MANAGER_ID } from '../../lib/shared/tracker-ids.ts';
import { adminsOnly } from '../cms/access/admins-only.ts';
import { VERSION_VIEWS, VERSIONS_KEPT } from '../cms/collections/content-collection.ts';
import { hiddenFromOfficers } from '../cms/access/hidden-from-officers.ts';
import { isEditor } from '../cms/access/rules.ts';
import { choiceField } from '../cms/fields/choices.ts';
import { SAME_AS_LIGHT } from '../cms/fields/colour-contrast.ts';
import { colourField } from '../cms/fields/colour.ts';
import { imageField } from '../cms/fields/media.ts';
import { flagField, linkField, longTextField, textField } from '../cms/fields/text.ts';
import { auditGlobalChange } from '../cms/audit/record-change.ts';
import { announceGlobalChange } from '../cms/hooks/announce-change.ts';
import { lastChangeFields, noteLastGlobalChange } from '../cms/locks/guard-changes.ts';
import { restoreEndpoint } from '../cms/versions/restore-endpoint.ts';
import { codeField, type CodeRule } from './code-field.ts';
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

const VERIFICATION: CodeRule = {
  pattern: /^[\w=.-]{1,200}$/,
  message: 'Enter only the value after content= in the tag.',
};
const ANALYTICS: CodeRule = {
  pattern: ANALYTICS_ID,
  message: 'Enter the ID only, such as G-ABC1234567.',
};
const TAG_MANAGER: CodeRule = {
  pattern: TAG_MANAGER_ID,
  message: 'Enter the ID only, such as GTM-ABC1234.',
};
const PIXEL: CodeRule = { pattern: PIXEL_ID, message: 'Enter the pixel’s ID only.' };
const MATOMO: CodeRule = { pattern: MATOMO_ID, message: 'Enter the site’s ID in Matomo.' };

const ACCENT =
  'A hex colour, such as #d7263d. The site darkens or lightens text in this colour until it can be read.';

/** A tab about money, accounts, personal data or other companies’ scripts (docs/decisions/0128). */
const forAdmins = (tab: Tab): Tab => ({ ...tab, fields: adminsOnly(tab.fields) });

/** Site-wide settings (spec point 3, domain settings). */
export const domainSettings: GlobalConfig = {
  slug: 'domain-settings',
  label: 'Site settings',
  admin: {
    group: 'Site',
    hidden: hiddenFromOfficers,
    components: { views: { edit: VERSION_VIEWS } },
  },
  access: { read: isEditor, readVersions: isEditor, update: isEditor },
  versions: { max: VERSIONS_KEPT },
  endpoints: [restoreEndpoint],
  hooks: { beforeChange: [noteLastGlobalChange], afterChange: [auditGlobalChange, announceGlobalChange] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            textField('name', { required: true }),
            ...adminsOnly([
              linkField('url', {
                label: 'Address',
                description: 'The site’s address. Leave blank to use the one it was started with.',
              }),
            ]),
            {
              type: 'row',
              fields: [
                colourField('theme_colour', { label: 'Accent colour', description: ACCENT }),
                colourField('dark_theme_colour', {
                  label: 'Accent colour in dark mode',
                  description: 'Leave blank to use the same colour.',
                  whenBlank: SAME_AS_LIGHT,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                imageField('favicon', { label: 'Icon' }),
                imageField('favicon_dark', { label: 'Icon for dark mode' }),
              ],
            },
            choiceField('date_ranges', DATE_RANGES, {
              label: 'First and last day of a round',
              labels: {
                local: 'As readers of each language write them: 4–6 Dec',
                specification: 'Dec 04-06',
              },
              defaultValue: 'local',
            }),
            flagField('ecommerce_enabled', { label: 'Shop and cart open' }),
            flagField('tickets_on_sale', {
              label: 'Tickets on sale while the shop is closed',
              description: 'Rounds sell their tickets on their own pages; everything else stays closed.',
            }),
            ...adminsOnly([
              linkField('cms_url', {
                label: 'CMS address',
                description: 'Where /cms takes people. Leave blank to use the CMS’s own address.',
              }),
              flagField('second_person_publishes', {
                label: 'Publishing needs a second person',
                description:
                  'Whoever made the last change marks it as ready for review, and someone else publishes it. Administrators can publish on their own, and the audit trail records it.',
              }),
              flagField('admins_need_second_factor', {
                label: 'Administrators need an authenticator app',
                description:
                  'Those without one set it up the next time they sign in. Everyone else can set one up on their own account.',
              }),
            ]),
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
            codeField('google_site_verification', VERIFICATION),
            codeField('bing_site_verification', VERIFICATION),
            codeField('pinterest_site_verification', VERIFICATION),
            codeField('facebook_domain_verification', VERIFICATION),
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
        forAdmins(configurationTab),
        forAdmins(moneyTab),
        forAdmins(retentionTab),
        { label: 'Social links', fields: SOCIALS.map((name) => linkField(name)) },
        forAdmins({
          label: 'Analytics',
          description: 'A service is used only if it has an ID.',
          fields: [
            codeField('google_analytics_id', ANALYTICS),
            codeField('google_tag_manager_id', TAG_MANAGER),
            codeField('facebook_pixel', PIXEL),
            linkField('matomo_site_url'),
            codeField('matomo_site_id', MATOMO),
          ],
        }),
      ],
    },
    ...lastChangeFields,
  ],
};
