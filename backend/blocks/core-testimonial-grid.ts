import { testimonialGridBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { group, number, text } from './settings.ts';

export const coreTestimonialGrid = defineBlock(testimonialGridBlock, {
  group: 'People and partners',
  description: 'What people said, side by side.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Testimonial'),
    grid_width: number({ label: 'Columns' }),
  },
});
