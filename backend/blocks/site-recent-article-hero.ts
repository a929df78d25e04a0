import { recentArticleHeroBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { group, number, text } from './settings.ts';

export const siteRecentArticleHero = defineBlock(recentArticleHeroBlock, {
  group: 'News',
  description: 'The latest news, large, for the start page.',
  settings: {
    heading: text({ label: 'Heading' }),
    count: number({ label: 'Articles' }),
    group: group('Article'),
  },
});
