import { faqBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { group, html, text } from './settings.ts';

export const coreFaq = defineBlock(faqBlock, {
  group: 'Text',
  description: 'Questions that open their answers, one at a time.',
  settings: {
    heading: text({ label: 'Heading' }),
    pagecontent: html({ label: 'Text above the questions' }),
    group: group('Faq'),
  },
});
