import {
  galleryBlock,
  galleryGroupBlock,
  heroQuoteBlock,
  imageBlock,
  imageWithContentBlock,
  videoBlock,
} from '../../../lib/contract/blocks/core.ts';
import { OPACITY_CHOICES, SATURATION_CHOICES } from '../../../lib/contract/entities/page.ts';
import {
  choice,
  defineBlock,
  flag,
  group,
  html,
  image,
  link,
  number,
  percent,
  reference,
  text,
  video,
  type BlockGroup,
  type CmsBlock,
} from './define-block.ts';
import { button, dark, label, light, lines, picture, play, repeat, title } from './shapes.ts';

const FAMILY: BlockGroup = 'Pictures and video';

/** Blocks in the picker's “Pictures and video” section. */
export const PICTURE_BLOCKS: readonly CmsBlock[] = [
  defineBlock(imageWithContentBlock, {
    group: FAMILY,
    description: 'A picture beside text.',
    picture: picture(10, 14, 46, 52) + title(64, 18, 40) + lines(64, 32, 46, 5),
    settings: {
      image: image(),
      image_align: choice({ label: 'Picture side' }),
      heading: text({ label: 'Heading' }),
      html: html({ label: 'Text' }),
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_link: link({ label: 'Button links to' }),
    },
  }),
  defineBlock(imageBlock, {
    group: FAMILY,
    description: 'A picture with an optional caption and link.',
    picture: picture(10, 10, 100, 60),
    settings: {
      image: image(),
      link_to_url: link({ label: 'Links to' }),
      initial_width: number({ label: 'Width (pixels)', description: 'The maximum width.' }),
      aspect: choice({ label: 'Shape', labels: { original: 'Original' } }),
      caption: text(),
    },
  }),
  defineBlock(heroQuoteBlock, {
    group: FAMILY,
    description: 'A large picture or video with text over it, for the top of a page.',
    picture: dark(0, 0, 120, 80) + light(14, 26, 70) + light(14, 38, 44) + button(14, 52),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      html: html({ label: 'Text' }),
      button_link: link({ label: 'Button links to' }),
      button_text: text({ label: 'Button text', description: 'Leave blank for no button.' }),
      button_colour: choice({ label: 'Button colour', labels: { brand: 'Accent' } }),
      overlay_colour: choice({
        description: 'Shown over the picture. Lower the picture’s opacity to see more of it.',
        labels: { brand: 'Accent' },
      }),
      text_justify: choice({ label: 'Text position' }),
      text_align: choice({ label: 'Text alignment' }),
      text_colour: choice(),
      parallax: flag({ description: 'The picture scrolls more slowly than the page.' }),
      image_opacity: percent(OPACITY_CHOICES),
      image_saturation: percent(SATURATION_CHOICES, { description: '0% is black and white.' }),
      background_image: image({ description: 'At least 1920 pixels wide.' }),
      background_video: video({ description: 'Plays without sound instead of the picture.' }),
      overlay_image: image({ description: 'A small picture above the text, such as a logo.' }),
      pinned: flag({
        label: 'Keep at the top of the home page',
        description:
          'Otherwise the next round takes its place from race week on, and the winners for a week after a round.',
      }),
    },
  }),
  defineBlock(galleryBlock, {
    group: FAMILY,
    description: 'The slides in one gallery, as a slider or a grid.',
    picture: repeat(2, (n) => picture(18 + n * 45, 14, 40, 44)) + label(4, 44, '‹') + label(110, 44, '›'),
    settings: {
      heading: text({ label: 'Heading' }),
      subheading: text({ label: 'Subheading' }),
      gallery: reference('galleries'),
      type: choice({
        labels: {
          slider: 'Slider',
          shadowgrid: 'Grid with shadows',
          centeredgrid: 'Grid, centred',
          grid: 'Grid',
        },
      }),
      grid_width: number({ label: 'Columns' }),
      show_heading: flag(),
      use_lightbox: flag({ description: 'Opens pictures full size when clicked.' }),
      limit_slides: number({ label: 'Maximum slides', description: '0 shows all.' }),
      aspect: choice({ label: 'Picture shape' }),
      width: number({ label: 'Picture width (pixels)' }),
      lightbox_aspect: choice({ label: 'Full-size picture shape', labels: { original: 'Original' } }),
    },
  }),
  defineBlock(galleryGroupBlock, {
    group: FAMILY,
    description: 'Gallery tiles that open the pictures inside.',
    picture: repeat(6, (n) => picture(10 + (n % 3) * 35, 10 + Math.floor(n / 3) * 32, 30, 27)),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Gallery'),
    },
  }),
  defineBlock(videoBlock, {
    group: FAMILY,
    description: 'A video. Nothing loads from YouTube until a visitor plays it.',
    picture: dark(10, 10, 100, 60) + play(60, 40, 14),
    settings: {
      heading: text({ label: 'Heading' }),
      video: reference('videos'),
      autoplay: flag({ description: 'Plays automatically, without sound. Uploaded files only.' }),
      caption: text(),
    },
  }),
];
