import type {
  ArrayField,
  CheckboxFieldValidation,
  Field,
  NumberFieldValidation,
  TextFieldValidation,
} from 'payload';
import { FORM_DATA_FIELD_TYPES } from '../../../lib/contract/entities/media.ts';
import { MAX_FORM_FILES } from '../../../lib/contract/limits.ts';
import { dollarsOf, showCents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM } from '../../../lib/contract/split-payment.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { dayField } from '../../cms/fields/day.ts';
import { readDay } from '../../cms/fields/wall-time.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { isFilledIn, isTickBox } from '../builder/field-kinds.ts';
import { rowsIn, type FieldRow } from '../builder/field-names.ts';
import {
  conditionProblem,
  conditionValueProblem,
  nameProblem,
  rangeProblem,
  sameNameProblem,
} from '../builder/field-rules.ts';

const PARTS = '/forms/builder';
/** Maximum price of a choice, in dollars. */
const MAX_PRICE = 100_000;
const MAX_LENGTH = 20_000;
const NO_DAY = 'Enter a day such as 31/1/2027. The day comes before the month.';

type Row = FieldRow | null | undefined;
const isOf = (...types: readonly string[]) => ({
  condition: (_: unknown, row: Row) => types.includes(textIn(row, 'type')),
});
const isPlainText = (row: Row): boolean =>
  ['text', 'textarea'].includes(textIn(row, 'type')) && !(row && isTickBox(row));
const isAnswered = (row: Row): boolean => row !== null && row !== undefined && isFilledIn(row);

/** Smallest amount that a card can pay, in dollars. */
const MIN_PRICE = dollarsOf(CARD_MINIMUM);

/** What is wrong with a price in dollars. @param least minimum for a price above zero */
function checkPrice(value: unknown, least: number): string | true {
  if (typeof value !== 'number') return true;
  if (value < 0) return 'A price can’t be negative.';
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return 'Enter dollars and whole cents.';
  if (value > 0 && value < least) return `Enter 0, or at least ${showCents(CARD_MINIMUM)}.`;
  return value <= MAX_PRICE || 'Enter a price of up to $100,000.';
}

/** Validation of a form's cost. */
export const costRule: NumberFieldValidation = (value) => checkPrice(value, MIN_PRICE);

/** Validation of a price within a form. If the form's cost already reaches the card minimum, the price may be any. */
const priceRule: NumberFieldValidation = (value, { data }) =>
  checkPrice(value, Number(propertyOf(data, 'cost') ?? 0) >= MIN_PRICE ? 0 : MIN_PRICE);

const fieldName = (description: string): Field => ({
  ...textField('name', { required: true, description }),
  validate: ((value, { data, previousValue, operation, event, id, req }) => {
    const name = value ?? '';
    // While a form is being edited: names are generated when it is saved.
    if (event === 'onChange' && name === '') return true;
    if (name === '') return 'Give the field a label.';
    const problem = nameProblem(name);
    // A copy has its original's name until the form is saved.
    if (problem !== null || event === 'onChange') return problem ?? true;
    const same = sameNameProblem(name, data);
    if (same !== null) return same;
    if (operation !== 'update' || !previousValue || previousValue === name || id === undefined) return true;
    return req.payload
      .count({ collection: 'form-submissions', where: { form: { equals: id } }, req })
      .then(({ totalDocs }) =>
        totalDocs === 0
          ? true
          : `Submissions already use the name “${String(previousValue)}”, so it can’t change. You can still change the label.`,
      );
  }) satisfies TextFieldValidation,
});

/** The name of a value in an answer, for both styles of fields. */
export const nameField = (): Field =>
  fieldName(
    'Tells it apart in exports from another field with the same label. Leave blank to create it from the label; it stays the same once the form is saved.',
  );

/** A minimum and a maximum field: the second must not be less than the first. */
const limits = (
  [least, leastLabel]: readonly [string, string],
  [most, mostLabel]: readonly [string, string],
  admin: object,
  bounds: { min?: number; max?: number; step?: number } = {},
): Field => ({
  type: 'row',
  admin,
  fields: [
    numberField(least, { label: leastLabel, ...bounds }),
    {
      ...numberField(most, { label: mostLabel, ...bounds }),
      validate: ((value, { siblingData }) => {
        if (typeof value !== 'number') return true;
        if (bounds.min !== undefined && value < bounds.min) return `Enter ${String(bounds.min)} or more.`;
        if (bounds.max !== undefined && value > bounds.max) return `Enter ${String(bounds.max)} or less.`;
        return rangeProblem({ ...siblingData, [most]: value }, least, most) ?? true;
      }) satisfies NumberFieldValidation,
    },
  ],
});

const latestDay = (): Field => ({
  ...dayField('latest', 'Latest day'),
  validate: ((value, { siblingData }) => {
    if (!value) return true;
    const latest = readDay(value);
    if (latest === null) return NO_DAY;
    return latest >= (readDay(textIn(siblingData, 'earliest')) ?? '') || 'This is before the earliest day.';
  }) satisfies TextFieldValidation,
});

const choices = (): Field => ({
  name: 'values',
  type: 'array',
  label: 'Choices',
  labels: { singular: 'Choice', plural: 'Choices' },
  admin: {
    ...isOf('select'),
    initCollapsed: true,
    components: {
      ...rowLabel('label', 'price'),
      Description: `${PARTS}/paste-choices.client.tsx#PasteChoices`,
    },
  },
  validate: (value, { siblingData }) =>
    textIn(siblingData, 'type') !== 'select' || rowsIn(value).length > 0 || 'Add at least one choice.',
  fields: [
    {
      type: 'row',
      fields: [
        textField('label', { required: true }),
        {
          ...numberField('price', {
            label: 'Price (dollars)',
            description: 'Added to the form’s cost when it’s chosen.',
            step: 0.01,
          }),
          validate: priceRule,
        },
      ],
    },
    {
      ...textField('value', { required: true }),
      admin: { hidden: true },
      validate: ((value, { siblingData, event }) => {
        if (!value) return event === 'onChange' || 'Give the choice a label.';
        return textIn(siblingData, 'label') !== '' || 'Give the choice a label.';
      }) satisfies TextFieldValidation,
    },
  ],
});

const quantities = (): Field => ({
  type: 'collapsible',
  label: 'Price and places',
  admin: {
    initCollapsed: false,
    condition: (_, row: Row) => textIn(row, 'type') === 'number' || (row ? isTickBox(row) : false),
  },
  fields: [
    {
      ...numberField('price', {
        label: 'Price (dollars)',
        description: 'For each one, or for ticking the box. Added to the cost of the form.',
        step: 0.01,
      }),
      validate: priceRule,
    },
    {
      type: 'row',
      admin: isOf('number'),
      fields: [
        {
          ...flagField('multiplies', {
            label: 'Multiplies the price',
            description: 'The form’s cost and the prices of choices are for one. This is how many.',
          }),
          validate: ((value, { data, siblingData }) => {
            const others = rowsIn(propertyOf(data, 'data')).filter(
              (row) => propertyOf(row, 'multiplies') === true && textIn(row, 'type') === 'number',
            );
            return value !== true || textIn(siblingData, 'type') !== 'number' || others.length < 2
              ? true
              : 'Only one number can multiply the price.';
          }) satisfies CheckboxFieldValidation,
        },
        flagField('counts_places', {
          label: 'Counts places',
          description:
            'The number entered is how many places are taken. Otherwise each submission takes one.',
        }),
      ],
    },
  ],
});

const condition = (): Field => ({
  type: 'row',
  admin: { condition: (_, row: Row) => isAnswered(row) },
  fields: [
    {
      ...textField('only_if', { label: 'Show only if' }),
      admin: { components: { Field: `${PARTS}/condition-field.client.tsx#ConditionField` } },
      validate: ((value, { data, siblingData }) =>
        !value ||
        (conditionProblem({ ...siblingData, only_if: value }, data) ?? true)) satisfies TextFieldValidation,
    },
    {
      ...textField('only_if_value', { label: 'is' }),
      admin: { components: { Field: `${PARTS}/condition-field.client.tsx#ConditionValueField` } },
      validate: ((value, { data, siblingData }) =>
        !value ||
        (conditionValueProblem({ ...siblingData, only_if_value: value }, data) ??
          true)) satisfies TextFieldValidation,
    },
  ],
});

/** Settings that a field rarely needs. */
const details = (): Field => ({
  type: 'collapsible',
  label: 'Limits, condition and name',
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      admin: { condition: (_, row: Row) => isAnswered(row) },
      fields: [
        textField('placeholder', {
          label: 'Example text',
          description:
            'Shown in the empty field and gone once someone types, so put anything important in the help.',
        }),
        longTextField('value', {
          label: 'Default value',
          description: 'Filled in to begin with. Visitors can change it.',
        }),
      ],
    },
    limits(['min', 'Minimum'], ['max', 'Maximum'], isOf('number')),
    limits(
      ['min_length', 'Minimum characters'],
      ['max_length', 'Maximum characters'],
      { condition: (_: unknown, row: Row) => isPlainText(row) },
      { min: 1, max: MAX_LENGTH, step: 1 },
    ),
    { type: 'row', admin: isOf('date'), fields: [dayField('earliest', 'Earliest day'), latestDay()] },
    {
      ...numberField('max_files', { label: 'Maximum files', min: 1, max: MAX_FORM_FILES, step: 1 }),
      admin: { ...isOf('file'), description: 'Up to 8 MB each. Ten if left blank.', step: 1 },
    },
    condition(),
    nameField(),
    {
      ...textField('subtype', { label: 'Variant' }),
      admin: {
        ...isOf('header', 'button', 'signature'),
        description: 'For headings, h2 to h4. For buttons, submit or reset.',
      },
    },
  ],
});

/** The fields of a form in the specification's data style (point 3), as an editor builds them. */
export const formFields = (): ArrayField => ({
  name: 'data',
  type: 'array',
  label: 'Fields',
  labels: { singular: 'Field', plural: 'Fields' },
  admin: {
    initCollapsed: true,
    description: 'What visitors read and fill in, in this order.',
    components: { RowLabel: `${PARTS}/field-row-label.client.tsx#FieldRowLabel` },
  },
  fields: [
    {
      ...choiceField('type', FORM_DATA_FIELD_TYPES, { label: 'Kind', defaultValue: 'text' }),
      required: true,
      admin: { components: { Field: `${PARTS}/kind-field.client.tsx#KindField` } },
    },
    {
      type: 'row',
      fields: [
        { ...textField('label'), admin: { width: '75%' } },
        {
          ...flagField('required', { label: 'Required' }),
          admin: {
            width: '25%',
            condition: (_, row: Row) => isAnswered(row),
            style: { alignSelf: 'center' },
          },
        },
      ],
    },
    {
      ...textField('help', { label: 'Help' }),
      admin: { condition: (_, row: Row) => isAnswered(row), description: 'A sentence below the field.' },
    },
    choices(),
    quantities(),
    details(),
  ],
});
