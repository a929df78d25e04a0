import type { Language } from '../../../lib/contract/languages.ts';
import { showCents } from '../../../lib/contract/money.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { listSeparator } from '../../../lib/shared/list-separator.ts';
import { MESSAGES, type Message, type ValueKind, type ResponseText } from './messages.ts';
import { MESSAGE_TEXTS } from './texts.ts';

/**
 * Fills the placeholders of a text.
 * @throws RangeError for a missing value: no message is better than one with a gap
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Missing a value for {${name}}.`);
    return value;
  });
}

/** English here means New Zealand English. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-NZ' : language);

/** Languages whose word for minutes is inflected in context; an abbreviated unit isn't. */
const INFLECTED: ReadonlySet<Language> = new Set<Language>(['ar', 'ka', 'pl', 'ru', 'uk']);
/** Languages written without spaces between sentences. */
const UNSPACED: ReadonlySet<Language> = new Set<Language>(['ja', 'zh-CN']);
/** Units in seconds, and the shortest wait that is given in each. */
const WAIT_UNITS = [
  { unit: 'day', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', seconds: 3_600, from: 3 * 3_600 },
  { unit: 'minute', seconds: 60, from: 90 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

type Writer = (value: unknown, language: Language) => string;

const count: Writer = (value, language) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 10 }).format(Number(value));

/** As on every screen and in every email: prices look the same everywhere. */
const money: Writer = (value) => showCents(Number(value));

const wait: Writer = (value, language) => {
  const seconds = Number(value);
  const { unit, seconds: each } = WAIT_UNITS.find(({ from }) => seconds >= from) ?? WAIT_UNITS[3];
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: INFLECTED.has(language) ? 'short' : 'long',
  }).format(Math.ceil(seconds / each));
};

const WRITERS: Readonly<Record<ValueKind, Writer>> = {
  text: (value, language) => isolated(String(value), language),
  number: count,
  money,
  moneyList: (value, language) =>
    Array.isArray(value) ? value.map((cents) => money(cents, language)).join(listSeparator(language)) : '',
  day: (value, language) => longDay(String(value), language),
  wait,
};

function oneMessage({ key, values }: Message, language: Language): string {
  const written = Object.entries<ValueKind>(MESSAGES[key]).map(([name, kind]) => [
    name,
    WRITERS[kind](values[name], language),
  ]);
  return filled(MESSAGE_TEXTS[language][key], Object.fromEntries(written));
}

const isList = (text: ResponseText): text is readonly ResponseText[] => Array.isArray(text);

/** The only place where messages are translated. Duplicate sentences appear once. */
export function formatMessage(text: ResponseText, language: Language): string {
  if (typeof text === 'string') return text;
  if (!isList(text)) return oneMessage(text, language);
  return [...new Set(text.map((part) => formatMessage(part, language)))].join(
    UNSPACED.has(language) ? '' : ' ',
  );
}

/** Whether a message depends on the language. */
export const isTranslated = (text: ResponseText): boolean =>
  isList(text) ? text.some(isTranslated) : typeof text !== 'string';
