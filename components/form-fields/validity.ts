import type { TranslationKey, TranslationValues, Translator } from '@/lib/i18n/translate';

/** Why a form was rejected: a message for the whole form, and one per field if the server named fields. */
export type FormProblem = {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
};

/** The message above a summary, unless it repeats one of the fields'. */
export const headOf = ({ message, fields }: FormProblem, t: Translator): string =>
  Object.values(fields ?? {}).includes(message) ? t('forms.problems') : message;

/** The controls that a browser validates by itself. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The named controls of a form that a visitor can fill in, in order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, willValidate }) => name !== '' && willValidate);

/** The label of each control, by its name. */
export const labelsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, dataset }) => [name, dataset['label'] ?? '']));

type Rule = {
  readonly broken: (validity: ValidityState) => boolean;
  readonly text: (control: Control) => readonly [TranslationKey, TranslationValues?];
};

const limit = (control: Control, name: 'min' | 'max' | 'minlength' | 'maxlength') =>
  control.getAttribute(name) ?? '';

const TYPE_TEXTS: Readonly<Partial<Record<string, TranslationKey>>> = {
  email: 'forms.email',
  url: 'forms.url',
  number: 'forms.number',
};
const typeText = ({ type }: Control): TranslationKey => TYPE_TEXTS[type] ?? 'forms.invalid';

const RULES: readonly Rule[] = [
  {
    broken: ({ badInput, typeMismatch }) => badInput || typeMismatch,
    text: (control) => [typeText(control)],
  },
  { broken: ({ valueMissing }) => valueMissing, text: () => ['forms.required'] },
  {
    broken: ({ rangeUnderflow }) => rangeUnderflow,
    text: (control) => ['forms.min', { min: limit(control, 'min') }],
  },
  {
    broken: ({ rangeOverflow }) => rangeOverflow,
    text: (control) => ['forms.max', { max: limit(control, 'max') }],
  },
  {
    broken: ({ tooShort }) => tooShort,
    text: (control) => ['forms.tooShort', { min: limit(control, 'minlength') }],
  },
  {
    broken: ({ tooLong }) => tooLong,
    text: (control) => ['forms.tooLong', { max: limit(control, 'maxlength') }],
  },
];

/**
 * What is wrong with a control, in the page's language; '' if nothing. The browser decides (spec point 5: required, min and max are the
 * browser's), and a control's own check reports through `setCustomValidity`.
 */
export function validationProblem(control: Control, t: Translator): string {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.customError) return control.validationMessage;
  const rule = RULES.find(({ broken }) => broken(validity));
  return rule ? t(...rule.text(control)) : t('forms.invalid');
}
