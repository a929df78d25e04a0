import { sessionResultsBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const siteSessionResults = defineBlock(sessionResultsBlock, {
  group: 'Racing',
  description: 'The timing sheet of the session that the address names. For the page session.',
  settings: {
    show_class_filter: flag({ label: 'Visitors may choose a class' }),
  },
});
