import { formBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { reference, text } from './settings.ts';

export const coreForm = defineBlock(formBlock, {
  group: 'Forms and more',
  description: 'A form that visitors fill in.',
  settings: {
    heading: text({ label: 'Heading' }),
    form: reference('forms'),
  },
});
