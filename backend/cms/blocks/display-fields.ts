import type { Field } from 'payload';
import {
  COLOUR_IDS,
  OPACITY_CHOICES,
  SATURATION_CHOICES,
  SCROLL_ANIMATIONS,
  SCROLL_EASINGS,
  SPACING_STEPS,
  type ColourId,
} from '../../../lib/contract/entities/page.ts';
import { choiceField, percentField } from '../fields/choices.ts';
import { fileField, imageField } from '../fields/media.ts';
import { momentField } from '../fields/moment.ts';
import { flagField, numberField, textField } from '../fields/text.ts';

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

const COLOUR_SWATCH = '/cms/blocks/colour-swatch.client.tsx#ColourSwatch';
const SPACING_PREVIEW = '/cms/blocks/spacing-preview.client.tsx#SpacingPreview';

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

/** Upper limit for animations, in milliseconds or pixels. */
const AOS_MAX = 3000;

/**
 * Settings that every block has, whatever its template (spec point 3, page block). They are in a group because some templates have settings
 * of the same name. Percentages and spacing steps are stored as text.
 */
export function displayFields(): Field {
  return {
    type: 'collapsible',
    label: 'Display',
    admin: {
      initCollapsed: true,
      description: 'When and how the block is shown. All of it is optional.',
    },
    fields: [
      {
        name: 'display',
        type: 'group',
        label: false,
        interfaceName: 'BlockDisplay',
        admin: { hideGutter: true },
        fields: [
          flagField('hidden', { description: 'Hidden from visitors. The preview shows it marked.' }),
          row(
            momentField('start_time', {
              label: 'Shown from',
              description: 'Appears automatically at this time.',
            }),
            momentField('end_time', {
              label: 'Shown until',
              description: 'Disappears automatically at this time.',
            }),
          ),
          row(
            colour('text_colour', 'Text colour', 'Leave blank to use the site’s colour.'),
            colour('background_colour', 'Background colour', 'Behind the whole block.'),
          ),
          row(...SIDES.map((side) => spacing(`padding_${side}`, 'Space inside the block.'))),
          row(...SIDES.map((side) => spacing(`margin_${side}`, 'Space outside the block.'))),
          flagField('full_width', {
            description:
              'Pictures and sliders reach the edges of the window. Text and cards stay in line with the rest.',
          }),
          row(
            imageField('background_image', {
              description: 'Behind the text, at least 1920 pixels wide.',
            }),
            flagField('background_image_fixed', { description: 'Stays still while the page scrolls.' }),
          ),
          row(
            percentField('background_image_opacity', OPACITY_CHOICES, {
              description: 'Lower values let the background colour show through.',
            }),
            percentField('background_image_saturation', SATURATION_CHOICES, {
              description: '0% is black and white.',
            }),
          ),
          row(
            fileField('background_video', {
              kind: 'video',
              description: 'An MP4 file, played without sound.',
            }),
            {
              name: 'background_video_id',
              label: 'Or a video',
              type: 'relationship',
              relationTo: 'videos',
              admin: { description: 'A video from the site’s library.' },
            },
          ),
          row(
            choiceField('aos_type', SCROLL_ANIMATIONS, {
              label: 'Scroll animation',
              description: 'How the block appears. Turned off for visitors who prefer reduced motion.',
            }),
            choiceField('aos_easing', SCROLL_EASINGS, {
              label: 'Easing',
              description: 'How the animation speeds up and slows down.',
            }),
          ),
          row(
            numberField('aos_offset', {
              step: 1,
              label: 'Offset (pixels)',
              description: 'How far the block is in view when it starts.',
              min: -AOS_MAX,
              max: AOS_MAX,
            }),
            numberField('aos_duration', {
              step: 1,
              label: 'Duration (ms)',
              description: 'How long the animation takes.',
              min: 0,
              max: AOS_MAX,
            }),
            numberField('aos_delay', {
              step: 1,
              label: 'Delay (ms)',
              description: 'How long to wait before it starts.',
              min: 0,
              max: AOS_MAX,
            }),
          ),
          {
            ...textField('anchor_name', {
              label: 'Anchor',
              description: 'Lets /page#anchor link to this block.',
            }),
            validate: (value: string | null | undefined) =>
              !value ||
              /^[A-Za-z][\w-]*$/.test(value) ||
              'Start with a letter, then use letters, digits, - and _.',
          },
        ],
      },
    ],
  };
}
