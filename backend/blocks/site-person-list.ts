import { sitePersonListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { group, text } from './settings.ts';

export const sitePersonList = defineBlock(sitePersonListBlock, {
  group: 'People and partners',
  description: 'Contacts with their role, mail and telephone.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Person'),
  },
});
