import { callToActionBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, html, image, link, text } from './settings.ts';

export const coreCallToAction = defineBlock(callToActionBlock, {
  group: 'Text',
  description: 'A short text with a button, between two small pictures.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    html: html({ label: 'Text' }),
    left_image: image({ label: 'Picture on the left' }),
    right_image: image({ label: 'Picture on the right' }),
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_link: link({ label: 'Where the button leads' }),
    button_colour: choice({ label: 'Colour of the button', labels: { brand: 'Accent' } }),
  },
});
