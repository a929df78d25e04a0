import { imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { linkField, momentField, textField, wordsField } from '../fields/text.ts';
import { contentCollection, drafts } from './content-collection.ts';

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
    textField('title', { description: 'For this list only; visitors do not see it.' }),
    richTextField('content', { label: 'Text' }),
    imageField('image'),
    {
      name: 'video',
      type: 'relationship',
      relationTo: 'videos',
      admin: { description: 'Its slate is shown until a visitor plays it.' },
    },
    {
      type: 'row',
      fields: [
        linkField('link', { description: 'Where the post leads.' }),
        textField('link_text', { description: 'Words of the link.' }),
      ],
    },
    momentField('published_at', { label: 'Date of the post', required: true, inSidebar: true, index: true }),
    wordsField('tags', { inSidebar: true, description: 'Each tag has a feed of its own at /feed/{tag}.' }),
  ],
});
