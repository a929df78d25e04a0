import { choiceField } from '../fields/choices.ts';
import { fileField, imageField } from '../fields/media.ts';
import { slugField } from '../fields/slug.ts';
import { numberField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Videos: on YouTube, or a file of our own that is played from /v/{id}.mp4 (spec points 3 and 7). */
export const videos = contentCollection({
  slug: 'videos',
  admin: {
    group: 'Media',
    useAsTitle: 'name',
    defaultColumns: ['name', 'platform', 'length', 'youtube_id', 'file'],
    listSearchableFields: ['name', 'slug'],
  },
  fields: [
    textField('name', { required: true }),
    choiceField('platform', ['youtube', 'file'], {
      defaultValue: 'youtube',
      labels: { youtube: 'YouTube', file: 'Own file' },
    }),
    {
      ...textField('youtube_id', {
        label: 'YouTube id',
        description: 'The eleven characters after v= in the address.',
      }),
      validate: (value: string | null | undefined) =>
        !value || YOUTUBE_ID.test(value) || 'A YouTube id has eleven letters, digits, - or _.',
    },
    fileField('file', { description: 'An MP4 file.' }),
    imageField('slate', { description: 'The picture shown before it plays.' }),
    numberField('length', { label: 'Length in seconds', min: 0 }),
    slugField({ name: 'slug' }),
  ],
});
