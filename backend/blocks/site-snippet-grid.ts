import { snippetGridBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { group, number, text } from './settings.ts';

export const siteSnippetGrid = defineBlock(snippetGridBlock, {
  group: 'Text',
  description: 'Snippets side by side.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Snippet'),
    grid_width: number({ label: 'Columns' }),
  },
});
