import { headingWithContentBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, html, text } from './settings.ts';

export const siteHeadingWithContent = defineBlock(headingWithContentBlock, {
  group: 'Text',
  description: 'A heading with a text.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    html: html({ label: 'Text' }),
    centered: flag(),
  },
});
