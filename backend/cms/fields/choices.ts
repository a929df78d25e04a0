import type { SelectField } from 'payload';
import { readable } from './readable.ts';

type Options = {
  label?: string;
  description?: string;
  defaultValue?: string;
  labels?: Readonly<Record<string, string>>;
};

const common = (name: string, choices: readonly string[], { label, description, labels = {} }: Options) => ({
  name,
  options: choices.map((value) => ({ value, label: labels[value] ?? readable(value) })),
  label: label ?? readable(name),
  ...(description ? { admin: { description } } : {}),
});

/** One of a few options. */
export const choiceField = (
  name: string,
  choices: readonly string[],
  options: Options = {},
): SelectField => ({
  type: 'select',
  ...common(name, choices, options),
  ...(options.defaultValue === undefined ? {} : { defaultValue: options.defaultValue }),
});

/** Several of a few options, in a chosen order. */
export const choicesField = (
  name: string,
  choices: readonly string[],
  options: Omit<Options, 'defaultValue'> = {},
): SelectField => ({ type: 'select', hasMany: true, ...common(name, choices, options) });

/** One of a few percentages. Selects store text: `Number(value)` is the percentage. */
export const percentField = (name: string, choices: readonly number[], options: Options = {}): SelectField =>
  choiceField(name, choices.map(String), {
    ...options,
    labels: Object.fromEntries(choices.map((value) => [value, `${value} %`])),
  });
