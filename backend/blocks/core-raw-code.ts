import { rawCodeBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { code, number, text } from './settings.ts';

export const coreRawCode = defineBlock(rawCodeBlock, {
  group: 'Forms and more',
  description: 'Code of another service, for example a timing widget. It runs in a closed frame of its own.',
  settings: {
    title: text({ description: 'Names the frame for those who cannot see it.' }),
    code: code(),
    height: number({ label: 'Height in pixels' }),
  },
});
