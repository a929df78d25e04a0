import { heroQuoteBlock } from '../../lib/contract/blocks/core.ts';
import { OPACITY_CHOICES, SATURATION_CHOICES } from '../../lib/contract/entities/page.ts';
import { defineBlock } from './define-block.ts';
import { choice, flag, html, image, link, percent, text, video } from './settings.ts';

export const coreHeroQuote = defineBlock(heroQuoteBlock, {
  group: 'Pictures and film',
  description: 'A large picture or film with words on it, for the top of a page.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    html: html({ label: 'Text' }),
    button_link: link({ label: 'Where the button leads' }),
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_colour: choice({ label: 'Colour of the button', labels: { brand: 'Accent' } }),
    overlay_colour: choice({
      description: 'Laid over the picture; it shows through with less opacity of the picture.',
      labels: { brand: 'Accent' },
    }),
    text_justify: choice({ label: 'Place of the text' }),
    text_align: choice({ label: 'Text runs' }),
    text_colour: choice(),
    parallax: flag({ description: 'The picture moves more slowly than the page.' }),
    image_opacity: percent(OPACITY_CHOICES),
    image_saturation: percent(SATURATION_CHOICES, { description: '0 % is black and white.' }),
    background_image: image({ description: 'At least 1920 pixels wide.' }),
    background_video: video({ description: 'Played without sound instead of the picture.' }),
    overlay_image: image({ description: 'A small picture above the words, for example a logo.' }),
  },
});
