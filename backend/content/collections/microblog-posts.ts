import type { DateField, RelationshipField, TextFieldManyValidation } from 'payload';
import { RESERVED_TAGS } from '../../../lib/contract/paths.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { flagField, linkField, textField, wordsField } from '../../cms/fields/text.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';
import { roundOn } from '../data/round-on.ts';

/** A tag with a reserved name would take another page's address. */
const isFreeTag: TextFieldManyValidation = (tags) => {
  const taken = tags?.find((tag) => RESERVED_TAGS.includes(tag));
  return taken === undefined || `“${taken}” is part of the feed’s own addresses. Use another word.`;
};

const roundField: RelationshipField = {
  name: 'round',
  type: 'relationship',
  relationTo: 'rounds',
  index: true,
  defaultValue: ({ req }) => roundOn(req.payload),
  admin: {
    position: 'sidebar',
    allowCreate: false,
    description: 'The round it’s from: its page and its feed show the post. On race days it’s filled in.',
  },
};

const pinnedUntil: DateField = momentField('pinned_until', {
  label: 'Pinned until',
  description: 'Leave blank to keep it on top until you untick it.',
  inSidebar: true,
});

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
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'results',
      label: 'Result',
      filterOptions: { has_sheet: { equals: true } },
      admin: {
        allowCreate: false,
        appearance: 'drawer',
        description:
          'Shows the first three and a link to the timing sheet below the text. Corrections appear automatically.',
      },
    },
    {
      name: 'championship',
      type: 'relationship',
      relationTo: 'championships',
      label: 'Standings',
      admin: {
        allowCreate: false,
        description: 'Shows the first five, as they are now, and a link to the full table.',
      },
    },
    momentField('published_at', {
      label: 'Post date',
      description: 'Posts dated in the future stay hidden until then.',
      required: true,
      inSidebar: true,
      index: true,
      defaultsToNow: true,
    }),
    roundField,
    flagField('is_pinned', {
      label: 'Pin to the top',
      description: 'Stays above the other posts, marked as pinned.',
      inSidebar: true,
    }),
    {
      ...pinnedUntil,
      admin: { ...pinnedUntil.admin, condition: (data) => data.is_pinned === true },
    },
    {
      ...wordsField('tags', { inSidebar: true, description: 'Each tag has its own feed at /feed/{tag}.' }),
      validate: isFreeTag,
    },
  ],
});
