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
  /** Options; empty if any text is allowed. */
  readonly choices: readonly string[];
};

type DataField = NonNullable<Form['data']>[number];
type Question = NonNullable<Form['questions']>[number];

const SUBTYPES: Readonly<Record<string, FieldKind>> = { email: 'email', tel: 'phone', password: 'password' };

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

function ofDataField(field: DataField): AskedField[] {
  const { name, label, type, subtype, required, min, max, values } = field;
  const kind = type === 'text' ? (SUBTYPES[subtype ?? ''] ?? 'text') : DATA_KINDS[type];
  if (kind === null) return [];
  const choices = type === 'select' ? (values ?? []).map(({ value }) => value) : [];
  const isRequired = required ?? false;
  return [{ name, label: label || name, kind, isRequired, min: min ?? null, max: max ?? null, choices }];
}

function ofQuestion({ name, label, field_type, required }: Question): AskedField[] {
  const kind = QUESTION_KINDS[field_type];
  if (kind === null) return [];
  return [
    { name, label: label || name, kind, isRequired: required ?? false, min: null, max: null, choices: [] },
  ];
}

/** A form's fields in both styles, data fields first (spec point 3). */
export const askedFields = (form: Pick<Form, 'data' | 'questions'>): AskedField[] => [
  ...(form.data ?? []).flatMap(ofDataField),
  ...(form.questions ?? []).flatMap(ofQuestion),
];
