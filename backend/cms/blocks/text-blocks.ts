import {
  buttonLinkBlock,
  callToActionBlock,
  faqBlock,
  headingBlock,
  htmlBlock,
  linkChildrenBlock,
} from '../../../lib/contract/blocks/core.ts';
import {
  headingWithContentBlock,
  headingsBlock,
  siteButtonLinkBlock,
  snippetGridBlock,
} from '../../../lib/contract/blocks/site.ts';
import {
  choice,
  defineBlock,
  file,
  flag,
  formerText,
  group,
  html,
  image,
  link,
  number,
  reference,
  text,
  type BlockGroup,
  type CmsBlock,
} from './define-block.ts';
import { accent, button, field, label, light, lines, picture, repeat, title } from './shapes.ts';

const FAMILY: BlockGroup = 'Text';

/** Blocks in the picker's “Text” section. */
export const TEXT_BLOCKS: readonly CmsBlock[] = [
  defineBlock(htmlBlock, {
    group: FAMILY,
    description: 'Text with headings, lists, links, quotes, tables and pictures.',
    picture: title(10, 12, 60) + lines(10, 26, 100, 7),
    settings: {
      html: html({ label: 'Text' }),
    },
  }),
  defineBlock(headingBlock, {
    group: FAMILY,
    description: 'A heading.',
    picture: title(10, 32, 76) + accent(10, 44, 20, 3),
    settings: {
      heading_type: choice({ label: 'Level', description: 'Use one h1 per page.' }),
      heading: text({ label: 'Heading', description: 'The text of the heading.' }),
      centered: flag(),
    },
  }),
  defineBlock(faqBlock, {
    group: FAMILY,
    description: 'Questions with answers that open one at a time.',
    picture: repeat(4, (n) => field(10, 10 + n * 16, 100) + label(100, 18 + n * 16, '+', 10)),
    settings: {
      heading: text({ label: 'Heading' }),
      pagecontent: html({ label: 'Text above the questions' }),
      group: group('Faq'),
    },
  }),
  defineBlock(buttonLinkBlock, {
    group: FAMILY,
    description: 'A button that links to an address, a page or a document.',
    picture: button(40, 34, 40),
    settings: {
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_colour: choice({ label: 'Button colour', labels: { brand: 'Accent' } }),
      button_url: link({ label: 'Links to' }),
      link_to_page: formerText({
        label: 'Or a page, by its URL name',
        description: 'The address entered before links could be chosen from a list.',
      }),
      link_to_document: file({ label: 'Or a document' }),
      open_in_new_tab: flag(),
      full_width: flag({ description: 'As wide as its column.' }),
    },
  }),
  defineBlock(callToActionBlock, {
    group: FAMILY,
    description: 'A short text with a button, between two small pictures.',
    picture: picture(6, 22, 24, 34) + picture(90, 22, 24, 34) + title(38, 24, 44) + button(47, 44),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      html: html({ label: 'Text' }),
      left_image: image({ label: 'Left picture' }),
      right_image: image({ label: 'Right picture' }),
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_link: link({ label: 'Button links to' }),
      button_colour: choice({ label: 'Button colour', labels: { brand: 'Accent' } }),
    },
  }),
  defineBlock(linkChildrenBlock, {
    group: FAMILY,
    description: 'A list of links.',
    picture: repeat(5, (n) => lines(20, 14 + n * 12, 70, 1) + label(98, 20 + n * 12, '›', 12)),
    settings: {
      heading: text({ label: 'Heading' }),
      parent: reference('links', { label: 'Link list' }),
    },
  }),
  defineBlock(headingsBlock, {
    group: FAMILY,
    description: 'A heading and subheading, for the top of a page.',
    picture: title(10, 26, 90) + lines(10, 42, 70, 1),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      centered: flag(),
    },
  }),
  defineBlock(headingWithContentBlock, {
    group: FAMILY,
    description: 'A heading with text.',
    picture: title(10, 14, 70) + lines(10, 30, 100, 5),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      html: html({ label: 'Text' }),
      centered: flag(),
    },
  }),
  defineBlock(snippetGridBlock, {
    group: FAMILY,
    description: 'Snippets side by side.',
    picture: repeat(
      4,
      (n) =>
        title(10 + (n % 2) * 54, 12 + Math.floor(n / 2) * 34, 30) +
        lines(10 + (n % 2) * 54, 22 + Math.floor(n / 2) * 34, 44, 3),
    ),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Snippet'),
      grid_width: number({ label: 'Columns' }),
    },
  }),
  defineBlock(siteButtonLinkBlock, {
    group: FAMILY,
    description: 'A button in the site’s style.',
    picture: button(30, 34, 60) + light(42, 36, 30) + label(78, 43, '→', 10),
    settings: {
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_url: link({ label: 'Links to' }),
      button_colour: choice({ label: 'Button colour', labels: { brand: 'Accent' } }),
      open_in_new_tab: flag(),
      centered: flag(),
    },
  }),
];
