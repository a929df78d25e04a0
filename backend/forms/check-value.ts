import { z } from 'zod';
import type { AskedField, FieldKind } from './asked-fields.ts';
import { readDay, readDayAndTime, readTime, REAL_DATE } from './real-date.ts';

/** A value as it is kept, or the sentence that says what is wrong with it. */
export type Checked = { readonly value: string } | { readonly problem: string };

const problem = (sentence: string): Checked => ({ problem: sentence });
const LINE_LENGTH = 500;
const TEXT_LENGTH = 20_000;
/** A number that was typed may have commas between thousands, and what it counts. */
const readNumber = (text: string): number => {
  const plain = text
    .replace(/^\$|%$/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .trim();
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

function numberIn(text: string, { min, max }: AskedField): Checked {
  const value = readNumber(text);
  if (Number.isNaN(value)) return problem('Enter a number.');
  if (min !== null && value < min) return problem(`Enter a number of at least ${String(min)}.`);
  if (max !== null && value > max) return problem(`Enter a number of at most ${String(max)}.`);
  return { value: String(value) };
}

function currency(text: string, field: AskedField): Checked {
  const checked = numberIn(text, field);
  if ('problem' in checked) return problem('Enter an amount of dollars, for example 25 or 25.50.');
  const isWhole = /^-?\d+(\.\d{1,2})?$/.test(checked.value);
  return isWhole
    ? { value: Number(checked.value).toFixed(2) }
    : problem('Enter an amount with at most two decimals.');
}

function percent(text: string, field: AskedField): Checked {
  const checked = numberIn(text, { ...field, min: 0, max: 100 });
  return 'problem' in checked ? problem('Enter a percentage from 0 to 100.') : checked;
}

const isMail = (text: string): boolean => z.email().max(254).safeParse(text).success;
const isTelephone = (text: string): boolean =>
  /^[+\d\s().\-/x]{4,40}$/i.test(text) && text.replace(/\D/g, '').length >= 4;

const found = (value: string | null, sentence: string): Checked =>
  value === null ? problem(sentence) : { value };

const line = (text: string): Checked =>
  text.length <= LINE_LENGTH ? { value: text } : problem(`Enter at most ${String(LINE_LENGTH)} characters.`);

type TypedKind = Exclude<FieldKind, 'checkbox' | 'file' | 'signature'>;

const CHECKS: Readonly<Record<TypedKind, (text: string, field: AskedField) => Checked>> = {
  text: line,
  textarea: (text) =>
    text.length <= TEXT_LENGTH
      ? { value: text }
      : problem(`Enter at most ${String(TEXT_LENGTH)} characters.`),
  // What somebody takes for a password field must not stand in a list that others read.
  password: () => ({ value: '(not kept)' }),
  email: (text) =>
    isMail(text) ? { value: text } : problem('Enter a mail address such as name@example.nz.'),
  phone: (text) => (isTelephone(text) ? { value: text } : problem('Enter a telephone number.')),
  number: numberIn,
  currency,
  percent,
  date: (text) => found(readDay(text), REAL_DATE),
  datetime: (text) => found(readDayAndTime(text), 'Enter a real date and time (dd/mm/yyyy hh:mm)'),
  time: (text) => found(readTime(text), 'Enter a time of the day (hh:mm)'),
  select: (text, { choices }) =>
    choices.includes(text) ? { value: text } : problem('Choose one of the values that are offered.'),
};

const isTicked = (value: unknown): boolean =>
  value === true || value === 1 || ['true', 'on', 'yes', '1'].includes(String(value).toLowerCase());

/** Checks one typed value against its field. Files and signatures are looked at elsewhere (`files.ts`). */
export function checkValue(
  field: AskedField & { readonly kind: Exclude<FieldKind, 'file' | 'signature'> },
  given: unknown,
): Checked {
  if (field.kind === 'checkbox') {
    if (field.isRequired && !isTicked(given)) return problem(`Tick ${field.label}.`);
    return { value: isTicked(given) ? 'yes' : 'no' };
  }
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  if (text === '') return field.isRequired ? problem(`“${field.label}” has to be filled in.`) : { value: '' };
  return CHECKS[field.kind](text, field);
}
