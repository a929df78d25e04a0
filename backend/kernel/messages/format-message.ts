import type { Language } from '../../../lib/contract/languages.ts';
import { showCents } from '../../../lib/contract/money.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import { longDay } from './long-day.ts';
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
/** Separators of list items in scripts that don't use a Latin comma. */
const SEPARATORS: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ja: '、', 'zh-CN': '、' };
/** Languages written without spaces between sentences. */
const UNSPACED: ReadonlySet<Language> = new Set<Language>(['ja', 'zh-CN']);
/** Waits of this length or more are given in minutes. */
const MINUTES_FROM_SECONDS = 90;

type Writer = (value: unknown, language: Language) => string;

const count: Writer = (value, language) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 10 }).format(Number(value));

/** As on every screen and in every email: prices look the same everywhere. */
const money: Writer = (value) => showCents(Number(value));

const wait: Writer = (value, language) => {
  const seconds = Number(value);
  const isLong = seconds >= MINUTES_FROM_SECONDS;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: INFLECTED.has(language) ? 'short' : 'long',
  }).format(isLong ? Math.ceil(seconds / 60) : seconds);
};

const WRITERS: Readonly<Record<ValueKind, Writer>> = {
  text: (value, language) => isolated(String(value), language),
  number: count,
  money,
  moneyList: (value, language) =>
    Array.isArray(value)
      ? value.map((cents) => money(cents, language)).join(SEPARATORS[language] ?? ', ')
      : '',
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

/** The only place where messages are put into a language. Duplicate sentences appear once. */
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
