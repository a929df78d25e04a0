import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { linkField, textField, wordsField } from '../../cms/fields/text.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

/** Short posts (spec point 3). */
export const microblogPosts = contentCollection({
  slug: 'microblog-posts',
  labels: { singular: 'Short post', plural: 'Short posts' },
  admin: {
    group: 'News',
    useAsTitle: 'title',
    defaultColumns: ['title', 'published_at', 'tags', '_status'],
    listSearchableFields: ['title'],
  },
  defaultSort: '-published_at',
  versions: drafts,
  fields: [
    textField('title', { description: 'Only shown in this list, not to visitors.' }),
    richTextField('content', { label: 'Text' }),
    imageField('image'),
    {
      name: 'video',
      type: 'relationship',
      relationTo: 'videos',
      admin: { description: 'Its slate shows until a visitor plays it.' },
    },
    {
      type: 'row',
      fields: [
        linkField('link', { description: 'The post’s link.' }),
        textField('link_text', { description: 'The link’s text.' }),
      ],
    },
    momentField('published_at', { label: 'Post date', required: true, inSidebar: true, index: true }),
    wordsField('tags', { inSidebar: true, description: 'Each tag has its own feed at /feed/{tag}.' }),
  ],
});
