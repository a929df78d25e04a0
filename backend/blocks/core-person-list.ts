import { corePersonListBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { group, text } from './settings.ts';

export const corePersonList = defineBlock(corePersonListBlock, {
  group: 'People and partners',
  description: 'People with portrait and description.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Person'),
  },
});
