import { microblogFeedBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { number, text } from './settings.ts';

export const siteMicroblogFeed = defineBlock(microblogFeedBlock, {
  group: 'News',
  description: 'Short posts, latest first.',
  settings: {
    heading: text({ label: 'Heading' }),
    page_size: number({ label: 'Posts at a time' }),
    tag: text({ description: 'Only posts with this tag. At /feed/{tag} the address decides.' }),
  },
});
