import { fileField, imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { momentField, numberField, textField } from '../fields/text.ts';
import { contentCollection, drafts } from './content-collection.ts';

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
    imageField('cover_art', { description: "Empty for the channel's." }),
    fileField('media', { label: 'Sound', description: 'An MP3 file.' }),
    numberField('length', { label: 'Length in seconds', min: 0, step: 1 }),
    slugField(),
    {
      name: 'channel',
      type: 'relationship',
      relationTo: 'podcast-channels',
      required: true,
      admin: { position: 'sidebar' },
    },
    momentField('display_start_time', {
      label: 'Date of the episode',
      required: true,
      inSidebar: true,
      index: true,
    }),
  ],
});
