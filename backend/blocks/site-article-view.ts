import { articleViewBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const siteArticleView = defineBlock(articleViewBlock, {
  group: 'News',
  description: 'The article that the address names. For the page article.',
  settings: {
    show_related: flag({ label: 'Show more news below' }),
  },
});
