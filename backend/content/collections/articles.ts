import type { UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';
import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { searchTextFields, sharePreviewField } from '../search-preview/search-text-fields.ts';
import { DETAIL_PAGES } from '../../../lib/contract/paths.ts';
import { RECORD_BRIDGE, recordLivePreview } from '../preview/live-preview.ts';
import { articleEditor } from './article-editor.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

const SHARE_PICTURES = ['article', 'drawn', 'own'] as const;

/** Required once the option for a separate picture is chosen. */
const needsOwnPicture: UploadFieldSingleValidation = (value, options) =>
  propertyOf(options.siblingData, 'share_picture') === 'own' && !value
    ? 'Choose a picture, or another kind of picture above.'
    : upload(value, options);

/** News articles (spec point 3). */
export const articles = contentCollection({
  slug: 'articles',
  admin: {
    group: 'News',
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'display_start_time', 'author', '_status'],
    livePreview: recordLivePreview(DETAIL_PAGES.article),
    components: { edit: { beforeDocumentControls: [RECORD_BRIDGE] } },
    listSearchableFields: ['name', 'url', 'author'],
  },
  defaultSort: '-display_start_time',
  versions: drafts,
  fields: [
    textField('name', { label: 'Headline', required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            longTextField('blurb', {
              label: 'Summary',
              description: 'One or two sentences for lists, search engines and shared links.',
            }),
            imageField('image', {
              description: 'Wide pictures work best. It’s cropped to several shapes around its focal point.',
            }),
            richTextField('content', {
              label: 'Text',
              description:
                'Use the plus beside a paragraph to add pictures, a video, a gallery, a quotation, a table, a result or standings.',
              editor: articleEditor,
            }),
          ],
        },
        {
          label: 'Search and sharing',
          fields: [
            ...searchTextFields({ title: 'name', description: 'blurb', folder: DETAIL_PAGES.article }),
            choiceField('share_picture', SHARE_PICTURES, {
              label: 'Picture for shared links',
              defaultValue: 'article',
              labels: {
                article: 'The article’s picture, or a generated one if it has none',
                drawn: 'Generated, with the headline, section and date',
                own: 'Another picture',
              },
              description: 'What chats and social networks show beside a link to the article.',
            }),
            {
              ...imageField('share_image', {
                label: 'Picture to show',
                description: 'At least 1200 pixels wide. It’s cropped to 16 by 9 around its focal point.',
              }),
              admin: {
                condition: (_, siblings) => siblings.share_picture === 'own',
                description: 'At least 1200 pixels wide. It’s cropped to 16 by 9 around its focal point.',
              },
              validate: needsOwnPicture,
            },
            sharePreviewField,
          ],
        },
      ],
    },
    slugField(),
    {
      ...groupsField('Article', { hasMany: false, description: 'The news section it belongs to.' }),
      index: true,
    },
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'The round it’s about. The round’s page lists the article.',
      },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description: 'The racing categories it’s about. Visitors who follow one and want news are notified.',
      },
    },
    momentField('display_start_time', {
      label: 'Article date',
      description:
        'Shown with the article and used to order lists. Articles dated in the future stay hidden until then.',
      required: true,
      inSidebar: true,
      index: true,
      defaultsToNow: true,
    }),
    {
      name: 'writer',
      type: 'relationship',
      relationTo: 'persons',
      label: 'Author',
      admin: { position: 'sidebar', allowCreate: false, description: 'One of the site’s people.' },
    },
    {
      ...textField('author', { label: 'Or a name' }),
      admin: {
        position: 'sidebar',
        condition: (data) => !data.writer,
        description: 'For an author who isn’t one of the site’s people.',
      },
    },
  ],
});
