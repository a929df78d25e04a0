import { choiceField } from '../../cms/fields/choices.ts';
import { fileField, imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { enabledField, numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Videos: on YouTube, or a file of ours played from /v/{id}.mp4 (spec points 3 and 7). */
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
      labels: { youtube: 'YouTube', file: 'Uploaded file' },
    }),
    {
      ...textField('youtube_id', {
        label: 'YouTube ID',
        description: 'The 11 characters after v= in the address.',
      }),
      validate: (value: string | null | undefined) =>
        !value || YOUTUBE_ID.test(value) || 'A YouTube ID has 11 characters: letters, digits, - or _.',
    },
    fileField('file', { kind: 'video', description: 'An MP4 file.' }),
    imageField('slate', { description: 'The picture shown before it plays.' }),
    numberField('length', { label: 'Length (seconds)', min: 0, step: 1 }),
    slugField({ name: 'slug' }),
    enabledField(),
  ],
});
