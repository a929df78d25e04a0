import { BLOCKS } from '../../cms/blocks/index.ts';
import { PAGE_TEMPLATES } from '../../cms/blocks/page-templates.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { keepNeededAddresses, keepNeededPages } from '../hooks/keep-needed-pages.ts';
import { linkedFromField } from '../links/linked-from-field.ts';
import { linkedFromEndpoint } from '../links/links-endpoint.ts';
import { searchTextFields } from '../search-preview/search-text-fields.ts';
import { pageLivePreview } from '../preview/live-preview.ts';
import { pageChecksEndpoint } from '../publish-checks/checks-endpoint.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

const PAGE_TEMPLATES_FIELD = '/cms/blocks/page-templates.client.tsx#PageTemplates';
const OPEN_ADDED_BLOCK = '/cms/preview/open-added-block.client.tsx#OpenAddedBlock';
const PREVIEW_BRIDGE = '/cms/preview/preview-bridge.client.tsx#PreviewBridge';
const PREVIEW_LINK_BUTTON = '/cms/preview/preview-link-button.client.tsx#PreviewLinkButton';

/** Pages made of blocks (spec point 3). */
export const pages = contentCollection({
  slug: 'pages',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'requires_login', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'url'],
    livePreview: pageLivePreview,
    components: { edit: { beforeDocumentControls: [PREVIEW_BRIDGE, OPEN_ADDED_BLOCK, PREVIEW_LINK_BUTTON] } },
  },
  defaultSort: 'name',
  versions: drafts,
  hooks: { beforeChange: [keepNeededAddresses], beforeDelete: [keepNeededPages] },
  endpoints: [pageChecksEndpoint, linkedFromEndpoint('pages')],
  fields: [
    textField('name', {
      required: true,
      description: 'For lists and browser tabs. The page itself shows its blocks.',
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Blocks',
          fields: [
            {
              name: 'page_templates',
              type: 'ui',
              admin: {
                components: {
                  Field: { path: PAGE_TEMPLATES_FIELD, clientProps: { templates: PAGE_TEMPLATES } },
                },
              },
            },
            { name: 'blocks', type: 'blocks', blocks: BLOCKS, admin: { initCollapsed: true } },
          ],
        },
        {
          label: 'Text',
          description:
            'Shown below the blocks on the page itself, not on the items under it. Turn it off for all pages in Site settings.',
          fields: [richTextField('content', { label: 'Text' })],
        },
        {
          label: 'Search engines',
          fields: searchTextFields({ title: 'name', folder: '' }),
        },
      ],
    },
    {
      name: 'checks',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/content/publish-checks/page-checks.client.tsx#PageChecks' },
      },
    },
    linkedFromField,
    slugField({
      description:
        "The first part of the address. The home page is 'home'. Detail pages use it too: 'article' shows /article/…. If you change it after publishing, the old address redirects automatically.",
    }),
    flagField('requires_login', {
      label: 'Signed-in visitors only',
      description:
        'Others see the page name and are asked to sign in. Records on it (articles, pictures) stay visible wherever else they appear.',
      inSidebar: true,
    }),
  ],
});
