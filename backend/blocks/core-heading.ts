import { headingBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, flag, text } from './settings.ts';

export const coreHeading = defineBlock(headingBlock, {
  group: 'Text',
  description: 'One heading.',
  settings: {
    heading_type: choice({ label: 'Level', description: 'A page has one h1.' }),
    heading: text({ label: 'Words', description: 'What the heading says.' }),
    centered: flag(),
  },
});
