import { z } from 'zod';
import { say, type Sentence } from '../words/sentences.ts';
import type { AskedField, FieldKind } from './asked-fields.ts';
import { readDay, readDayAndTime, readTime } from './real-date.ts';

/** A value as it is kept, or what is wrong with it. */
export type Checked = { readonly value: string } | { readonly problem: Sentence };

const problem = (sentence: Sentence): Checked => ({ problem: sentence });
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
  if (Number.isNaN(value)) return problem(say('value.number'));
  if (min !== null && value < min) return problem(say('value.min', { min }));
  if (max !== null && value > max) return problem(say('value.max', { max }));
  return { value: String(value) };
}

function currency(text: string, field: AskedField): Checked {
  const checked = numberIn(text, field);
  if ('problem' in checked) return problem(say('value.dollars'));
  const isWhole = /^-?\d+(\.\d{1,2})?$/.test(checked.value);
  return isWhole ? { value: Number(checked.value).toFixed(2) } : problem(say('value.decimals'));
}

function percent(text: string, field: AskedField): Checked {
  const checked = numberIn(text, { ...field, min: 0, max: 100 });
  return 'problem' in checked ? problem(say('value.percent')) : checked;
}

const isMail = (text: string): boolean => z.email().max(254).safeParse(text).success;
const isTelephone = (text: string): boolean =>
  /^[+\d\s().\-/x]{4,40}$/i.test(text) && text.replace(/\D/g, '').length >= 4;

const found = (value: string | null, sentence: Sentence): Checked =>
  value === null ? problem(sentence) : { value };

const within = (text: string, max: number): Checked =>
  text.length <= max ? { value: text } : problem(say('value.tooLong', { max }));

type TypedKind = Exclude<FieldKind, 'checkbox' | 'file' | 'signature'>;

const CHECKS: Readonly<Record<TypedKind, (text: string, field: AskedField) => Checked>> = {
  text: (text) => within(text, LINE_LENGTH),
  textarea: (text) => within(text, TEXT_LENGTH),
  // What somebody takes for a password field must not stand in a list that others read.
  password: () => ({ value: '(not kept)' }),
  email: (text) => (isMail(text) ? { value: text } : problem(say('value.mail'))),
  phone: (text) => (isTelephone(text) ? { value: text } : problem(say('value.phone'))),
  number: numberIn,
  currency,
  percent,
  date: (text) => found(readDay(text), say('value.day')),
  datetime: (text) => found(readDayAndTime(text), say('value.dayAndTime')),
  time: (text) => found(readTime(text), say('value.time')),
  select: (text, { choices }) => (choices.includes(text) ? { value: text } : problem(say('value.choice'))),
};

const isTicked = (value: unknown): boolean =>
  value === true || value === 1 || ['true', 'on', 'yes', '1'].includes(String(value).toLowerCase());

/** Checks one typed value against its field. Files and signatures are looked at elsewhere (`files.ts`). */
export function checkValue(
  field: AskedField & { readonly kind: Exclude<FieldKind, 'file' | 'signature'> },
  given: unknown,
): Checked {
  if (field.kind === 'checkbox') {
    if (field.isRequired && !isTicked(given)) return problem(say('form.tick', { label: field.label }));
    return { value: isTicked(given) ? 'yes' : 'no' };
  }
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  if (text === '')
    return field.isRequired ? problem(say('form.required', { label: field.label })) : { value: '' };
  return CHECKS[field.kind](text, field);
}
