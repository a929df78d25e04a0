import type { Field } from 'payload';
import {
  COLOUR_IDS,
  OPACITY_CHOICES,
  SATURATION_CHOICES,
  SCROLL_ANIMATIONS,
  SPACING_STEPS,
  type ColourId,
} from '../../lib/contract/entities/page.ts';
import { choiceField, percentField } from '../fields/choices.ts';
import { fileField, imageField } from '../fields/media.ts';
import { flagField, momentField, numberField, textField } from '../fields/text.ts';

const COLOUR_LABELS: Readonly<Record<ColourId, string>> = {
  wht: 'White',
  blk: 'Black',
  bnd: 'Accent',
  pri: 'Primary',
  sec: 'Secondary',
  suc: 'Success',
  inf: 'Information',
  wrn: 'Warning',
  dng: 'Danger',
};

const EASINGS = [
  'linear',
  'ease',
  'ease-in',
  'ease-out',
  'ease-in-out',
  ...['back', 'sine', 'quad', 'cubic', 'quart'].flatMap((curve) => [
    `ease-in-${curve}`,
    `ease-out-${curve}`,
    `ease-in-out-${curve}`,
  ]),
];

const COLOUR_SWATCH = '/components/colour-swatch.client.tsx#ColourSwatch';
const SPACING_PREVIEW = '/components/spacing-preview.client.tsx#SpacingPreview';

const colour = (name: string, label: string, description: string): Field => ({
  ...choiceField(name, COLOUR_IDS, { label, labels: COLOUR_LABELS }),
  admin: { description, components: { afterInput: [COLOUR_SWATCH] } },
});

const SPACING_LABELS = Object.fromEntries(
  SPACING_STEPS.map((step) => [String(step), `${step} (${step * 4} px)`]),
);
const spacing = (name: string, description: string): Field => ({
  ...choiceField(name, SPACING_STEPS.map(String), { labels: SPACING_LABELS }),
  admin: { description, components: { afterInput: [SPACING_PREVIEW] } },
});
const SIDES = ['top', 'bottom', 'left', 'right'] as const;
const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** Animations are limited to this many milliseconds or pixels. */
const AOS_MAX = 3000;

/**
 * The settings that every block has, whatever its template (spec point 3, page block). They stand in a group of their own,
 * because some templates have settings of the same names. Percentages and spacing steps are kept as text.
 */
export function displayFields(): Field {
  return {
    type: 'collapsible',
    label: 'Display',
    admin: {
      initCollapsed: true,
      description: 'When and how the block is shown. Everything may stay empty.',
    },
    fields: [
      {
        name: 'display',
        type: 'group',
        label: false,
        interfaceName: 'BlockDisplay',
        admin: { hideGutter: true },
        fields: [
          flagField('hidden', { description: 'Visitors do not see it; the preview shows it marked.' }),
          row(
            momentField('start_time', {
              label: 'Shown from',
              description: 'Appears by itself at this time.',
            }),
            momentField('end_time', { label: 'Shown until', description: 'Goes by itself at this time.' }),
          ),
          row(
            colour('text_colour', 'Text colour', 'Empty for that of the site.'),
            colour('background_colour', 'Background colour', 'Behind the whole block.'),
          ),
          row(...SIDES.map((side) => spacing(`padding_${side}`, 'Inside, on the background.'))),
          row(...SIDES.map((side) => spacing(`margin_${side}`, 'Outside, to its neighbours.'))),
          flagField('full_width', { description: 'From edge to edge of the window.' }),
          row(
            imageField('background_image', {
              description: 'Behind the words, at least 1920 pixels wide.',
            }),
            flagField('background_image_fixed', { description: 'Stays still while the page scrolls.' }),
          ),
          row(
            percentField('background_image_opacity', OPACITY_CHOICES, {
              description: 'With less of it the background colour shows through.',
            }),
            percentField('background_image_saturation', SATURATION_CHOICES, {
              description: '0 % is black and white.',
            }),
          ),
          row(fileField('background_video', { description: 'An MP4 file, played without sound.' }), {
            name: 'background_video_id',
            label: 'or a video',
            type: 'relationship',
            relationTo: 'videos',
            admin: { description: "One of the site's own videos." },
          }),
          row(
            choiceField('aos_type', SCROLL_ANIMATIONS, {
              label: 'Scroll animation',
              description: 'How it comes in; not for visitors who want no motion.',
            }),
            choiceField('aos_easing', EASINGS, {
              label: 'Easing',
              description: 'How it gains and loses speed.',
            }),
          ),
          row(
            numberField('aos_offset', {
              label: 'Offset (pixels)',
              description: 'How far in view it begins.',
              min: -AOS_MAX,
              max: AOS_MAX,
            }),
            numberField('aos_duration', {
              label: 'Duration (ms)',
              description: 'How long it takes.',
              min: 0,
              max: AOS_MAX,
            }),
            numberField('aos_delay', {
              label: 'Delay (ms)',
              description: 'How long it waits first.',
              min: 0,
              max: AOS_MAX,
            }),
          ),
          {
            ...textField('anchor_name', {
              label: 'Anchor',
              description: 'A link to /page#anchor leads to this block.',
            }),
            validate: (value: string | null | undefined) =>
              !value ||
              /^[A-Za-z][\w-]*$/.test(value) ||
              'Start with a letter; then letters, digits, - and _.',
          },
        ],
      },
    ],
  };
}
