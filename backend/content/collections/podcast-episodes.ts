import { fileField, imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { linkField, numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

/** Episodes of a podcast (spec point 3). */
export const podcastEpisodes = contentCollection({
  slug: 'podcast-episodes',
  labels: { singular: 'Podcast episode', plural: 'Podcast episodes' },
  admin: {
    group: 'News',
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'episode', 'display_start_time', '_status'],
    listSearchableFields: ['name', 'url'],
  },
  defaultSort: '-display_start_time',
  versions: drafts,
  fields: [
    textField('name', { required: true }),
    {
      type: 'row',
      fields: [numberField('season', { min: 1, step: 1 }), numberField('episode', { min: 1, step: 1 })],
    },
    richTextField('description'),
    imageField('cover_art', { description: 'Leave blank to use the channel’s.' }),
    fileField('media', { kind: 'audio', label: 'Audio', description: 'An MP3 or M4A file.' }),
    linkField('media_url', {
      label: 'Audio elsewhere',
      description: 'The full address of an audio file on another server, if there is none above.',
    }),
    numberField('length', { label: 'Length (seconds)', min: 0, step: 1 }),
    slugField(),
    {
      name: 'channel',
      type: 'relationship',
      relationTo: 'podcast-channels',
      required: true,
      admin: { position: 'sidebar' },
    },
    momentField('display_start_time', {
      label: 'Episode date',
      required: true,
      inSidebar: true,
      index: true,
    }),
  ],
});
