import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { longTextField, momentField, textField } from '../../cms/fields/text.ts';
import { DETAIL_PAGES } from '../../../lib/contract/paths.ts';
import { RECORD_BRIDGE, recordLivePreview } from '../preview/live-preview.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

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
    longTextField('blurb', {
      label: 'Summary',
      description: 'One or two sentences for lists, search engines and shared links.',
    }),
    imageField('image', {
      description: 'Wide pictures work best. It’s cropped to several shapes around its focal point.',
    }),
    richTextField('content', { label: 'Text' }),
    slugField(),
    {
      ...groupsField('Article', { hasMany: false, description: 'The news section it belongs to.' }),
      index: true,
    },
    momentField('display_start_time', {
      label: 'Article date',
      description:
        'Shown with the article and used to order lists. Articles dated in the future stay hidden until then.',
      required: true,
      inSidebar: true,
      index: true,
    }),
    textField('author', { inSidebar: true }),
  ],
});
