import { htmlBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { html } from './settings.ts';

export const coreHtml = defineBlock(htmlBlock, {
  group: 'Text',
  description: 'Text with headings, lists, links, quotes, tables and pictures.',
  settings: {
    html: html({ label: 'Text' }),
  },
});
