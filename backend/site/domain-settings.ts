import type { GlobalConfig, Tab } from 'payload';
import { DATE_RANGES } from '../../lib/contract/entities/site-configuration.ts';
import { ANALYTICS_ID, MATOMO_ID, PIXEL_ID, TAG_MANAGER_ID } from '../../lib/shared/tracker-ids.ts';
import { adminsOnly } from '../cms/access/admins-only.ts';
import { EDIT_NOTICE, VERSION_VIEWS, VERSIONS_KEPT } from '../cms/collections/content-collection.ts';
import { hiddenFromOfficers } from '../cms/access/hidden-from-officers.ts';
import { isEditor } from '../cms/access/permissions.ts';
import { choiceField } from '../cms/fields/choices.ts';
import { SAME_AS_LIGHT } from '../cms/fields/colour-contrast.ts';
import { colourField } from '../cms/fields/colour.ts';
import { imageField } from '../cms/fields/media.ts';
import { flagField, linkField, longTextField, textField } from '../cms/fields/text.ts';
import { auditGlobalChange } from '../cms/audit/record-change.ts';
import { announceGlobalChange } from '../cms/hooks/announce-change.ts';
import {
  lastChangeFields,
  noteLastGlobalChange,
  refuseGlobalWhileEdited,
} from '../cms/locks/guard-changes.ts';
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
  description: 'Proves that the site is yours: the value after content= in the tag they give you.',
  message: 'Enter only the value after content= in the tag.',
};
const ANALYTICS: CodeRule = {
  pattern: ANALYTICS_ID,
  description: 'Such as G-ABC1234567.',
  message: 'Enter the ID only, such as G-ABC1234567.',
};
const TAG_MANAGER: CodeRule = {
  pattern: TAG_MANAGER_ID,
  description: 'Such as GTM-ABC1234.',
  message: 'Enter the ID only, such as GTM-ABC1234.',
};
const PIXEL: CodeRule = {
  pattern: PIXEL_ID,
  description: 'The pixel’s ID, digits only.',
  message: 'Enter the pixel’s ID only.',
};
const MATOMO: CodeRule = {
  pattern: MATOMO_ID,
  description: 'The site’s number in Matomo, such as 1.',
  message: 'Enter the site’s ID in Matomo.',
};

const ACCENT =
  'A hex colour, such as #d7263d. The site darkens or lightens text in this colour until it can be read.';

/** A tab about money, accounts, personal data or other companies’ scripts (docs/decisions/0115). */
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
  hooks: {
    beforeOperation: [refuseGlobalWhileEdited],
    beforeChange: [noteLastGlobalChange],
    afterChange: [auditGlobalChange, announceGlobalChange],
  },
  fields: [
    EDIT_NOTICE,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            textField('name', {
              required: true,
              description: 'What the site is called, in titles, emails and on phones’ home screens.',
            }),
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
                imageField('favicon', {
                  label: 'Icon',
                  description: 'A square picture for browser tabs and phones’ home screens.',
                }),
                imageField('favicon_dark', {
                  label: 'Icon for dark mode',
                  description: 'For browsers in dark mode.',
                }),
              ],
            },
            choiceField('date_ranges', DATE_RANGES, {
              label: 'First and last day of a round',
              description: 'How the dates of a round are written everywhere.',
              labels: {
                local: 'As readers of each language write them: 4–6 Dec',
                specification: 'Dec 04-06',
              },
              defaultValue: 'local',
            }),
            flagField('ecommerce_enabled', {
              label: 'Shop and cart open',
              description: 'While it’s closed, visitors find no products, and nothing can be ordered.',
            }),
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
                textField('seo_title_prefix', {
                  label: 'Title prefix',
                  description: 'Put before every page’s title as it is, with its spaces.',
                }),
                textField('seo_title_suffix', {
                  label: 'Title suffix',
                  description: 'Put after every page’s title, such as “ – ” and the site’s name.',
                }),
              ],
            },
            textField('seo_title', {
              label: 'Default title',
              description:
                'For the home page without a title of its own. Leave blank to use the site’s name.',
            }),
            longTextField('seo_meta_description', {
              label: 'Default description',
              description: 'For pages without their own. Search engines show about 160 characters.',
            }),
            imageField('seo_image', {
              label: 'Picture for shared links',
              description: 'For pages without a picture of their own, when someone shares a link.',
            }),
            codeField('google_site_verification', VERIFICATION),
            codeField('bing_site_verification', VERIFICATION),
            codeField('pinterest_site_verification', VERIFICATION),
            codeField('facebook_domain_verification', VERIFICATION),
          ],
        },
        {
          label: 'Organisation',
          fields: [
            textField('organisation_name', {
              label: 'Name',
              description:
                'On invoices, in the footer and for search engines. Leave blank to use the site’s name.',
            }),
            textField('organisation_abn', {
              label: 'Business number',
              description: 'Shown at the bottom of every page as ABN. Leave blank for none.',
            }),
            {
              type: 'row',
              fields: [
                imageField('organisation_logo', {
                  label: 'Logo',
                  description: 'At the top of the site, its emails and the CMS.',
                }),
                imageField('organisation_logo_dark', {
                  label: 'Logo for dark backgrounds',
                  description: 'In dark mode and in the footer. Leave blank to use the other one.',
                }),
              ],
            },
            longTextField('organisation_address', {
              label: 'Address',
              description: 'On invoices and in the footer.',
            }),
            {
              type: 'row',
              fields: [
                {
                  name: 'organisation_email',
                  label: 'Email',
                  type: 'email',
                  admin: {
                    description: 'On invoices and in the footer. Problems with payments are sent here.',
                  },
                },
                textField('organisation_phone', {
                  label: 'Phone',
                  description: 'On invoices and in the footer.',
                }),
              ],
            },
          ],
        },
        forAdmins(configurationTab),
        forAdmins(moneyTab),
        forAdmins(retentionTab),
        {
          label: 'Social links',
          description: 'Leave blank what you don’t use. Their order is set in the menu’s footer.',
          fields: SOCIALS.map((name) =>
            linkField(name, { description: 'The full address, starting with https://.' }),
          ),
        },
        forAdmins({
          label: 'Analytics',
          description: 'A service is used only if it has an ID.',
          fields: [
            codeField('google_analytics_id', ANALYTICS),
            codeField('google_tag_manager_id', TAG_MANAGER),
            codeField('facebook_pixel', PIXEL),
            linkField('matomo_site_url', {
              description: 'The address of your Matomo, such as https://matomo.example.org.',
            }),
            codeField('matomo_site_id', MATOMO),
          ],
        }),
      ],
    },
    ...lastChangeFields,
  ],
};
