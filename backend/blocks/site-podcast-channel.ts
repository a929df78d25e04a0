import { podcastChannelBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { text } from './settings.ts';

export const sitePodcastChannel = defineBlock(podcastChannelBlock, {
  group: 'News',
  description: 'The podcast with its episodes and a player.',
  settings: {
    heading: text({ label: 'Heading' }),
  },
});
