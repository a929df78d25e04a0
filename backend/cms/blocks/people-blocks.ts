import {
  corePersonListBlock,
  heroTestimonialBlock,
  testimonialGridBlock,
} from '../../../lib/contract/blocks/core.ts';
import { sitePersonListBlock, sponsorListBlock } from '../../../lib/contract/blocks/site.ts';
import {
  choice,
  defineBlock,
  flag,
  group,
  link,
  number,
  text,
  type BlockGroup,
  type CmsBlock,
} from './define-block.ts';
import { dark, field, light, lines, portrait, repeat, title } from './shapes.ts';

const FAMILY: BlockGroup = 'People and partners';

/** Blocks in the picker's “People and partners” section. */
export const PEOPLE_BLOCKS: readonly CmsBlock[] = [
  defineBlock(corePersonListBlock, {
    group: FAMILY,
    description: 'People, each with a portrait and description.',
    picture: repeat(
      2,
      (n) => portrait(10, 10 + n * 34, 26) + title(44, 12 + n * 34, 40) + lines(44, 23 + n * 34, 66, 2),
    ),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Person'),
    },
  }),
  defineBlock(heroTestimonialBlock, {
    group: FAMILY,
    description: 'Testimonials in large type, one at a time.',
    picture: dark(0, 0, 120, 80) + light(24, 28, 72) + light(24, 40, 60) + portrait(52, 52, 16),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      button_link: link({ label: 'Button links to' }),
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_colour: choice({ label: 'Button colour', labels: { brand: 'Accent' } }),
      testimonials_group: group('Testimonial', { label: 'Group' }),
    },
  }),
  defineBlock(testimonialGridBlock, {
    group: FAMILY,
    description: 'Testimonials side by side.',
    picture: repeat(3, (n) => lines(10 + n * 35, 20, 30, 4) + title(10 + n * 35, 50, 20)),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Testimonial'),
      grid_width: number({ label: 'Columns' }),
    },
  }),
  defineBlock(sitePersonListBlock, {
    group: FAMILY,
    description: 'Contacts with their role, email and phone.',
    picture: repeat(3, (n) => portrait(14 + n * 34, 16, 26) + lines(12 + n * 34, 50, 28, 2)),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Person'),
    },
  }),
  defineBlock(sponsorListBlock, {
    group: FAMILY,
    description: 'Sponsors with their logos.',
    picture: repeat(6, (n) => field(12 + (n % 3) * 34, 18 + Math.floor(n / 3) * 26, 28)),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Sponsor'),
      show_information: flag({ label: 'Show descriptions' }),
    },
  }),
];
