import { imageBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, image, link, number, text } from './settings.ts';

export const coreImage = defineBlock(imageBlock, {
  group: 'Pictures and film',
  description: 'One picture, with a caption and a link if wanted.',
  settings: {
    image: image(),
    link_to_url: link({ label: 'Where it leads' }),
    initial_width: number({ label: 'Width in pixels', description: 'How wide it is shown at most.' }),
    aspect: choice({ label: 'Shape', labels: { original: 'As it is' } }),
    caption: text(),
  },
});
