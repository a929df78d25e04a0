import { linkChildrenBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { reference, text } from './settings.ts';

export const coreLinkChildren = defineBlock(linkChildrenBlock, {
  group: 'Text',
  description: 'The links under a link.',
  settings: {
    heading: text({ label: 'Heading' }),
    parent: reference('links', { label: 'List of links' }),
  },
});
