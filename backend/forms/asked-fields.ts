import { MAX_FORM_FILES, MAX_QTY } from '../../lib/contract/limits.ts';
import type { Form } from '../payload-types.ts';

/** How a value is parsed and validated. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'password'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'time'
  | 'select'
  | 'checkbox'
  | 'file'
  | 'signature';

/** One value that a form asks for. */
export type AskedField = {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  readonly min: number | null;
  readonly max: number | null;
  /** Minimum length of a text; null for the usual limits. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** First and last day, y-MM-dd; '' for any. */
  readonly earliest: string;
  readonly latest: string;
  readonly maxFiles: number;
  /** A count of units that cost something or take places. */
  readonly isCount: boolean;
  /** Options; empty if any text is allowed. */
  readonly choices: readonly string[];
};

/** The largest count, whatever its form says. */
const MAX_COUNT = 9999;

type DataField = NonNullable<Form['data']>[number];
type Question = NonNullable<Form['questions']>[number];

const SUBTYPES: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'phone',
  password: 'password',
  checkbox: 'checkbox',
};

const PLAIN = {
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  earliest: '',
  latest: '',
  maxFiles: MAX_FORM_FILES,
  isCount: false,
  choices: [],
} as const;

const DATA_KINDS: Readonly<Record<DataField['type'], FieldKind | null>> = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  date: 'date',
  select: 'select',
  file: 'file',
  signature: 'signature',
  paragraph: null,
  header: null,
  button: null,
};

const QUESTION_KINDS: Readonly<Record<Question['field_type'], FieldKind | null>> = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  phone: 'phone',
  currency: 'currency',
  percent: 'percent',
  number: 'number',
  password: 'password',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  checkbox: 'checkbox',
  content: null,
  submit: null,
};

/** Whether a number counts units that cost something or take places: whole, and not negative. */
export const isCounted = ({ price, multiplies, counts_places }: DataField): boolean =>
  (price !== null && price !== undefined) || multiplies === true || counts_places === true;

/** What one unit or a tick costs, in dollars; null for none. A field whose kind was changed still has the price of its former kind. */
export const priceOf = ({ type, subtype, price }: DataField): number | null =>
  type === 'number' || (type === 'text' && subtype === 'checkbox') ? (price ?? null) : null;

/** When a field is asked; null for always. A field that became a heading still has the condition of its former kind. */
export const conditionOf = ({ type, only_if: field, only_if_value: value }: DataField) =>
  field && DATA_KINDS[type] !== null ? { field, value: value ?? '' } : null;

function ofDataField(field: DataField): AskedField[] {
  const { name, label, type, subtype, required, values } = field;
  const kind = type === 'text' ? (SUBTYPES[subtype ?? ''] ?? 'text') : DATA_KINDS[type];
  if (kind === null) return [];
  const choices = type === 'select' ? (values ?? []).map(({ value }) => value) : [];
  const isCount = type === 'number' && isCounted(field);
  return [
    {
      name,
      label: label || name,
      kind,
      isRequired: required ?? false,
      min: isCount ? Math.max(field.min ?? 0, 0) : (field.min ?? null),
      max: isCount ? Math.min(field.max ?? MAX_QTY, MAX_COUNT) : (field.max ?? null),
      minLength: field.min_length ?? null,
      maxLength: field.max_length ?? null,
      earliest: field.earliest ?? '',
      latest: field.latest ?? '',
      maxFiles: field.max_files ?? MAX_FORM_FILES,
      isCount,
      choices,
    },
  ];
}

function ofQuestion({ name, label, field_type, required }: Question): AskedField[] {
  const kind = QUESTION_KINDS[field_type];
  if (kind === null) return [];
  return [{ ...PLAIN, name, label: label || name, kind, isRequired: required ?? false }];
}

/** A form's fields in both styles, data fields first (spec point 3). */
export const askedFields = (form: Pick<Form, 'data' | 'questions'>): AskedField[] => [
  ...(form.data ?? []).flatMap(ofDataField),
  ...(form.questions ?? []).flatMap(ofQuestion),
];
