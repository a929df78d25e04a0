import { headingsBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, text } from './settings.ts';

export const siteHeadings = defineBlock(headingsBlock, {
  group: 'Text',
  description: 'A heading with a line under it, for the top of a page.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    centered: flag(),
  },
});
