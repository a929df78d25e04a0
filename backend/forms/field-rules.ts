import type { FieldRule } from '../../lib/shared/form-rules.ts';
import type { Form } from '../payload-types.ts';
import { conditionOf, priceOf } from './asked-fields.ts';

type DataField = NonNullable<Form['data']>[number];

const ofDataField = (field: DataField): FieldRule => ({
  name: field.name,
  onlyIf: conditionOf(field),
  price: priceOf(field),
  multiplies: field.type === 'number' && field.multiplies === true,
  choices:
    field.type === 'select'
      ? (field.values ?? []).map(({ value, price }) => ({ value, price: price ?? null }))
      : [],
});

/** The conditions and prices of a form's fields. Questions always apply, and are free. */
export const fieldRules = (form: Pick<Form, 'data' | 'questions'>): FieldRule[] => [
  ...(form.data ?? []).map(ofDataField),
  ...(form.questions ?? []).map(({ name }) => ({
    name,
    onlyIf: null,
    price: null,
    multiplies: false,
    choices: [],
  })),
];
