import { articleListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, group, number, text } from './settings.ts';

export const siteArticleList = defineBlock(articleListBlock, {
  group: 'News',
  description: 'News, latest first, page by page.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Article'),
    page_size: number({ label: 'Articles on a page' }),
    show_groups: flag({ label: 'Show the sections above' }),
  },
});
