import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { longTextField, momentField, textField } from '../fields/text.ts';
import { DETAIL_PAGES } from '../contract/data/sitemap-paths.ts';
import { RECORD_BRIDGE, recordLivePreview } from '../preview/live-preview.ts';
import { contentCollection, drafts } from './content-collection.ts';

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
      description: 'Wide pictures work best: it is cut to several shapes around its focal point.',
    }),
    richTextField('content', { label: 'Text' }),
    slugField(),
    {
      ...groupsField('Article', { hasMany: false, description: 'The section of the news it stands in.' }),
      index: true,
    },
    momentField('display_start_time', {
      label: 'Date of the article',
      description:
        'Shown with it and what lists are ordered by. An article with a date to come is not shown before it.',
      required: true,
      inSidebar: true,
      index: true,
    }),
    textField('author', { inSidebar: true }),
  ],
});
