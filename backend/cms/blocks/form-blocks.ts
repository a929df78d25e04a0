import { formBlock, googleMapBlock, rawCodeBlock } from '../../../lib/contract/blocks/core.ts';
import {
  code,
  defineBlock,
  flag,
  number,
  reference,
  text,
  type BlockGroup,
  type CmsBlock,
} from './define-block.ts';
import { button, field, label, picture } from './shapes.ts';

const FAMILY: BlockGroup = 'Forms and more';

/** Blocks in the picker's “Forms and more” section. */
export const FORM_BLOCKS: readonly CmsBlock[] = [
  defineBlock(rawCodeBlock, {
    group: FAMILY,
    description: 'Code from another service, such as a timing widget. It runs in its own sandboxed frame.',
    picture: label(26, 52, '&lt;/&gt;', 32),
    settings: {
      title: text({ description: 'Describes the frame for screen readers.' }),
      code: code(),
      height: number({ label: 'Height (pixels)' }),
    },
  }),
  defineBlock(formBlock, {
    group: FAMILY,
    description: 'A form that visitors fill in.',
    picture: field(10, 10, 100) + field(10, 26, 100) + field(10, 42, 100) + button(10, 60),
    settings: {
      heading: text({ label: 'Heading' }),
      form: reference('forms'),
    },
  }),
  defineBlock(googleMapBlock, {
    group: FAMILY,
    description: 'A map. It loads from Google only when a visitor asks for it.',
    picture:
      picture(10, 10, 100, 60) + '<path d="M60 54c-10-14-10-22 0-26c10 4 10 12 0 26z" fill="#d7263d"/>',
    settings: {
      width: text({ description: 'A CSS width such as 100% or 600px.' }),
      height: number({ label: 'Height (pixels)' }),
      zoom: number({ description: 'From 1 (the world) to 20 (a house).' }),
      location: text({ description: 'An address, or latitude and longitude.' }),
      show_sign: flag({ label: 'Show a marker' }),
    },
  }),
];
