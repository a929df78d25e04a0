import { podcastEpisodeBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const sitePodcastEpisode = defineBlock(podcastEpisodeBlock, {
  group: 'News',
  description: 'The episode that the address names. For the page listen.',
  settings: {
    show_more_episodes: flag({ label: 'Show more episodes below' }),
  },
});
