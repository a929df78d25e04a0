import type { Language } from '../../lib/contract/languages.ts';
import { showCents } from '../../lib/contract/money.ts';
import { longDay } from '../pdf/long-day.ts';
import { filled } from './filled.ts';
import { isolated } from './isolated.ts';
import { SENTENCES, type Sentence, type ValueKind, type Words } from './sentences.ts';
import { SENTENCE_TEXTS } from './texts.ts';

/** English is read in New Zealand here. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-NZ' : language);

/** Languages whose word for minutes changes with what stands around it; a short unit does not. */
const INFLECTED: ReadonlySet<Language> = new Set<Language>(['ar', 'ka', 'pl', 'ru', 'uk']);
/** What stands between the parts of a list, where it is no comma of Latin letters. */
const SEPARATORS: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ja: '、', 'zh-CN': '、' };
/** Languages that are written without blanks between sentences. */
const UNSPACED: ReadonlySet<Language> = new Set<Language>(['ja', 'zh-CN']);
/** From here on a wait is told in minutes. */
const MINUTES_FROM_SECONDS = 90;

type Writer = (value: unknown, language: Language) => string;

const count: Writer = (value, language) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 10 }).format(Number(value));

/** As on every screen and in every mail: a price must be the same to the eye, wherever it is read. */
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

function sentenceIn({ key, values }: Sentence, language: Language): string {
  const written = Object.entries<ValueKind>(SENTENCES[key]).map(([name, kind]) => [
    name,
    WRITERS[kind](values[name], language),
  ]);
  return filled(SENTENCE_TEXTS[language][key], Object.fromEntries(written));
}

const isList = (words: Words): words is readonly Words[] => Array.isArray(words);

/** The one place where what is said becomes words of a language. The same sentence twice is said once. */
export function inWords(words: Words, language: Language): string {
  if (typeof words === 'string') return words;
  if (!isList(words)) return sentenceIn(words, language);
  return [...new Set(words.map((part) => inWords(part, language)))].join(UNSPACED.has(language) ? '' : ' ');
}

/** Whether a language makes a difference to what is said. */
export const isSpoken = (words: Words): boolean =>
  isList(words) ? words.some(isSpoken) : typeof words !== 'string';
