import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { enabledField, linkField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Podcast channels (spec point 3). The site shows channel 1. */
export const podcastChannels = contentCollection({
  slug: 'podcast-channels',
  labels: { singular: 'Podcast channel', plural: 'Podcast channels' },
  admin: { group: 'News', useAsTitle: 'title', defaultColumns: ['id', 'title', 'updatedAt'] },
  fields: [
    textField('title', { required: true }),
    richTextField('description'),
    imageField('cover_art', { description: 'Square, at least 1400 pixels wide.' }),
    {
      type: 'collapsible',
      label: 'Where to listen',
      fields: [
        linkField('amazon_url', { label: 'Amazon Music' }),
        linkField('itunes_url', { label: 'Apple Podcasts' }),
        linkField('spotify_url', { label: 'Spotify' }),
        linkField('deezer_url', { label: 'Deezer' }),
        linkField('tune_in_url', { label: 'TuneIn' }),
        linkField('iheart_url', { label: 'iHeart Radio' }),
        linkField('samsung_cast_url', { label: 'Samsung Cast' }),
        linkField('rss_url', { label: 'RSS feed', description: 'Leave blank to use this site’s feed.' }),
      ],
    },
    enabledField(),
  ],
});
