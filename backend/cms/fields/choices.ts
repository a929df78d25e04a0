import type { SelectField } from 'payload';
import { readable } from './readable.ts';

type Options = {
  label?: string;
  description?: string;
  defaultValue?: string;
  labels?: Readonly<Record<string, string>>;
};

/** One of a few options. */
export function choiceField(name: string, choices: readonly string[], options: Options = {}): SelectField {
  const { label, description, defaultValue, labels = {} } = options;
  return {
    name,
    type: 'select',
    options: choices.map((value) => ({ value, label: labels[value] ?? readable(value) })),
    label: label ?? readable(name),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(description ? { admin: { description } } : {}),
  };
}

/** One of a few percentages. Selects store text: `Number(value)` is the percentage. */
export const percentField = (name: string, choices: readonly number[], options: Options = {}): SelectField =>
  choiceField(name, choices.map(String), {
    ...options,
    labels: Object.fromEntries(choices.map((value) => [value, `${value} %`])),
  });
