import type { ArrayField } from 'payload';
import type { Scheme } from '../../../lib/shared/colour.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { contrastOn, MARK_CONTRAST, SAME_AS_LIGHT } from '../../cms/fields/colour-contrast.ts';
import { colourField, isHexColour } from '../../cms/fields/colour.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { textField } from '../../cms/fields/text.ts';

const tooWeak = (colour: string, scheme: Scheme, advice: string): string =>
  `${colour} has a contrast of ${contrastOn(colour, scheme).toFixed(1)} in ${scheme} mode, but needs at least 3.0. ${advice}`;

/** A class's colour in the light theme: dark enough to read. */
export function validateClassColour(value: string | null | undefined): string | true {
  if (!value) return 'Choose a colour.';
  const isHex = isHexColour(value);
  if (isHex !== true) return isHex;
  return contrastOn(value, 'light') >= MARK_CONTRAST || tooWeak(value, 'light', 'Choose a darker colour.');
}

/** Its colour in the dark theme: light enough to read. If blank, the light theme's colour must be. */
export function validateDarkClassColour(
  value: string | null | undefined,
  { siblingData }: { readonly siblingData?: unknown },
): string | true {
  const isHex = isHexColour(value);
  if (isHex !== true) return isHex;
  if (value)
    return contrastOn(value, 'dark') >= MARK_CONTRAST || tooWeak(value, 'dark', 'Choose a lighter colour.');
  const light = textIn(siblingData, 'colour');
  const isEnough = isHexColour(light) !== true || light === '' || contrastOn(light, 'dark') >= MARK_CONTRAST;
  return isEnough || tooWeak(light, 'dark', 'Enter a lighter colour for dark mode here.');
}

/** Each class has one colour. */
function validateClassName(
  value: string | null | undefined,
  { data }: { readonly data?: unknown },
): string | true {
  const name = value?.trim() ?? '';
  if (name === '') return 'Enter the class as it appears on timing sheets.';
  const all = propertyOf(data, 'class_colours');
  const same = (Array.isArray(all) ? all : []).filter(
    (other: unknown) => textIn(other, 'name').trim() === name,
  );
  return same.length < 2 || `Class ${name} already has a colour.`;
}

/** The colours of a category's classes, as chosen by the office. */
export const classColoursField: ArrayField = {
  name: 'class_colours',
  type: 'array',
  label: 'Class colours',
  labels: { singular: 'Class', plural: 'Classes' },
  admin: {
    initCollapsed: true,
    components: rowLabel('name', 'colour'),
    description: 'For the class markers in results. Classes that aren’t listed get a colour automatically.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...textField('name', { label: 'Class', required: true, description: 'As on timing sheets.' }),
          validate: validateClassName,
        },
        { ...colourField('colour', { label: 'Colour' }), required: true, validate: validateClassColour },
        {
          ...colourField('dark_colour', {
            label: 'Colour in dark mode',
            description: 'Leave blank to use the same colour.',
            whenBlank: SAME_AS_LIGHT,
          }),
          validate: validateDarkClassColour,
        },
      ],
    },
  ],
};
