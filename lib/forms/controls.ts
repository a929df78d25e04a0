import { MAX_FORM_FILES } from '@/lib/contract/limits';
import type { FieldRule } from '@/lib/shared/form-rules';
import { signatureTypeOf, type SignatureType } from './signature';
import type { Form, FormField, FormQuestion } from '@/lib/contract/entities/media';

/** The kinds of controls, for either style of field (spec point 3). */
export type ControlKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'date'
  | 'select'
  | 'file'
  | 'signature'
  | 'email'
  | 'tel'
  | 'url'
  | 'currency'
  | 'percent'
  | 'password'
  | 'datetime'
  | 'time'
  | 'checkbox';

/** A form control. */
export type Control = {
  readonly kind: ControlKind;
  /** Its name in the submission; the server's errors use it, too. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    /** In dollars. */
    readonly price: number | null;
  }[];
  /** Its initial value. */
  readonly value: string;
  /** The image type of a signature. */
  readonly signatureType: SignatureType;
  /** HTML that an editor wrote above it; not sanitised. */
  readonly content: string;
  /** Help text below it. */
  readonly help: string;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** First and last day, y-MM-dd; ''. */
  readonly earliest: string;
  readonly latest: string;
  readonly maxFiles: number;
  /** When it is shown, and what it costs. */
  readonly rule: FieldRule;
};

const NO_LIMITS = {
  help: '',
  minLength: null,
  maxLength: null,
  earliest: '',
  latest: '',
  maxFiles: MAX_FORM_FILES,
} as const;

/** Text between the controls. */
export type FormText =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'html'; readonly html: string };

export type FormPart =
  | { readonly type: 'control'; readonly control: Control }
  | { readonly type: 'text'; readonly text: FormText }
  | { readonly type: 'button'; readonly label: string; readonly action: 'submit' | 'reset' };

const SUBTYPES: Readonly<Record<string, ControlKind>> = {
  email: 'email',
  tel: 'tel',
  phone: 'tel',
  url: 'url',
  password: 'password',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  'datetime-local': 'datetime',
  number: 'number',
  checkbox: 'checkbox',
};

const HEADING_LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

function ofField(field: FormField): FormPart {
  const { type, subtype, label, value } = field;
  switch (type) {
    case 'header':
      return {
        type: 'text',
        text: { kind: 'heading', level: HEADING_LEVELS[subtype] ?? 3, text: label || value },
      };
    case 'paragraph':
      return { type: 'text', text: { kind: 'paragraph', text: label || value } };
    case 'button':
      return { type: 'button', label: label || value, action: subtype === 'reset' ? 'reset' : 'submit' };
    default:
      return {
        type: 'control',
        control: {
          kind: type === 'text' ? (SUBTYPES[subtype] ?? 'text') : type,
          name: field.name,
          label,
          placeholder: field.placeholder,
          required: field.required,
          min: field.min,
          max: field.max,
          options: field.values,
          value,
          signatureType: signatureTypeOf(subtype),
          content: '',
          help: field.help,
          minLength: field.min_length,
          maxLength: field.max_length,
          earliest: field.earliest,
          latest: field.latest,
          maxFiles: field.max_files ?? MAX_FORM_FILES,
          rule: {
            name: field.name,
            onlyIf: field.only_if,
            price: field.price,
            multiplies: field.multiplies,
            choices: type === 'select' ? field.values : [],
          },
        },
      };
  }
}

function ofQuestion(question: FormQuestion): FormPart {
  const { field_type, name, label, content, required, value } = question;
  if (field_type === 'content') return { type: 'text', text: { kind: 'html', html: content || label } };
  if (field_type === 'submit') return { type: 'button', label: label || value, action: 'submit' };
  return {
    type: 'control',
    control: {
      kind: field_type === 'phone' ? 'tel' : field_type,
      name,
      label,
      placeholder: '',
      required,
      min: field_type === 'percent' || field_type === 'currency' ? 0 : null,
      max: field_type === 'percent' ? 100 : null,
      options: [],
      value,
      signatureType: 'png',
      content,
      ...NO_LIMITS,
      rule: { name, onlyIf: null, price: null, multiplies: false, choices: [] },
    },
  };
}

/** The parts of a form in display order: data fields first, then questions (spec point 3). */
export const formParts = (form: Pick<Form, 'data' | 'questions'>): FormPart[] => [
  ...form.data.map(ofField),
  ...form.questions.map(ofQuestion),
];

/** The controls among the parts. */
export const controlsOf = (parts: readonly FormPart[]): Control[] =>
  parts.flatMap((part) => (part.type === 'control' ? [part.control] : []));

/** Whether a checkbox with this initial value is ticked. */
export const isTicked = (value: string): boolean => value === '1' || value === 'true';

/**
 * Whether a form can only be sent with a script: a plain form carries no files, signatures, proof of work or sign-in. The browser itself
 * can send everything else.
 */
export const needsScript = (
  form: Pick<Form, 'use_captcha' | 'must_be_logged_on'>,
  controls: readonly Control[],
): boolean =>
  form.use_captcha ||
  form.must_be_logged_on ||
  controls.some(({ kind }) => kind === 'file' || kind === 'signature');
