import { imageWithContentBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, html, image, link, text } from './settings.ts';

export const coreImageWithContent = defineBlock(imageWithContentBlock, {
  group: 'Pictures and film',
  description: 'A picture beside a text.',
  settings: {
    image: image(),
    image_align: choice({ label: 'Side of the picture' }),
    heading: text({ label: 'Heading' }),
    html: html({ label: 'Text' }),
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_link: link({ label: 'Where the button leads' }),
  },
});
