import { z } from 'zod';
import { isTelephone } from '../../lib/contract/telephone.ts';
import { msg, type Message } from '../kernel/messages/messages.ts';
import type { AskedField, FieldKind } from './asked-fields.ts';
import { readDay, readDayAndTime, readTime } from './real-date.ts';

/** A value as stored, or what is wrong with it. */
export type Checked = { readonly value: string } | { readonly problem: Message };

const problem = (message: Message): Checked => ({ problem: message });
const LINE_LENGTH = 500;
const TEXT_LENGTH = 20_000;
/** A typed number may have thousands separators, and a unit. */
const readNumber = (text: string): number => {
  const plain = text
    .replace(/^\$|%$/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .trim();
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

function numberIn(text: string, { min, max, isCount }: AskedField): Checked {
  const value = readNumber(text);
  if (Number.isNaN(value)) return problem(msg('value.number'));
  if (isCount && !Number.isInteger(value)) return problem(msg('value.whole'));
  if (min !== null && value < min) return problem(msg('value.min', { min }));
  if (max !== null && value > max) return problem(msg('value.max', { max }));
  return { value: String(value) };
}

function currency(text: string, field: AskedField): Checked {
  const checked = numberIn(text, field);
  if ('problem' in checked) return problem(msg('value.dollars'));
  const isWhole = /^-?\d+(\.\d{1,2})?$/.test(checked.value);
  return isWhole ? { value: Number(checked.value).toFixed(2) } : problem(msg('value.decimals'));
}

function percent(text: string, field: AskedField): Checked {
  const checked = numberIn(text, { ...field, min: 0, max: 100 });
  return 'problem' in checked ? problem(msg('value.percent')) : checked;
}

const isMail = (text: string): boolean => z.email().max(254).safeParse(text).success;

const found = (value: string | null, message: Message): Checked =>
  value === null ? problem(message) : { value };

function within(text: string, most: number, { minLength, maxLength }: AskedField): Checked {
  const max = Math.min(maxLength ?? most, most);
  if (text.length > max) return problem(msg('value.tooLong', { max }));
  const min = minLength ?? 0;
  return text.length < min ? problem(msg('value.tooShort', { min })) : { value: text };
}

/** A day between the field's first and last. */
function dayIn(text: string, { earliest, latest }: AskedField): Checked {
  const day = readDay(text);
  if (day === null) return problem(msg('value.day'));
  const iso = day.split('/').toReversed().join('-');
  if (earliest !== '' && iso < earliest) return problem(msg('value.dayFrom', { day: earliest }));
  if (latest !== '' && iso > latest) return problem(msg('value.dayTo', { day: latest }));
  return { value: day };
}

type TypedKind = Exclude<FieldKind, 'checkbox' | 'file' | 'signature'>;

const CHECKS: Readonly<Record<TypedKind, (text: string, field: AskedField) => Checked>> = {
  text: (text, field) => within(text, LINE_LENGTH, field),
  textarea: (text, field) => within(text, TEXT_LENGTH, field),
  // Passwords must not appear in a list that others read.
  password: () => ({ value: '(not kept)' }),
  email: (text) => (isMail(text) ? { value: text } : problem(msg('value.email'))),
  phone: (text) => (isTelephone(text) ? { value: text } : problem(msg('value.phone'))),
  number: numberIn,
  currency,
  percent,
  date: dayIn,
  datetime: (text) => found(readDayAndTime(text), msg('value.dayAndTime')),
  time: (text) => found(readTime(text), msg('value.time')),
  select: (text, { choices }) => (choices.includes(text) ? { value: text } : problem(msg('value.choice'))),
};

const isTicked = (value: unknown): boolean =>
  value === true || value === 1 || ['true', 'on', 'yes', '1'].includes(String(value).toLowerCase());

/** Validates one typed value against its field. Files and signatures are validated elsewhere (`files.ts`). */
export function checkValue(
  field: AskedField & { readonly kind: Exclude<FieldKind, 'file' | 'signature'> },
  given: unknown,
): Checked {
  if (field.kind === 'checkbox') {
    if (field.isRequired && !isTicked(given)) return problem(msg('form.tick', { label: field.label }));
    return { value: isTicked(given) ? 'yes' : 'no' };
  }
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  if (text === '')
    return field.isRequired ? problem(msg('form.required', { label: field.label })) : { value: '' };
  return CHECKS[field.kind](text, field);
}
