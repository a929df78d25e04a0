import { heroTestimonialBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, group, link, text } from './settings.ts';

export const coreHeroTestimonial = defineBlock(heroTestimonialBlock, {
  group: 'People and partners',
  description: 'What people said, one after another, large.',
  settings: {
    heading: text({ label: 'Heading' }),
    subheading: text({ label: 'Line under the heading' }),
    button_link: link({ label: 'Where the button leads' }),
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_colour: choice({ label: 'Colour of the button', labels: { brand: 'Accent' } }),
    testimonials_group: group('Testimonial', { label: 'Group' }),
  },
});
