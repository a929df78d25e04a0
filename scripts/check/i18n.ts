import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INITIAL_LANGUAGE, LANGUAGES } from '../../lib/contract/languages.ts';
import { ROOT } from '../run/project.ts';
import { mayMatchEnglish } from './identical-texts.ts';
import { askingCode, unusedTexts } from './unused-texts.ts';

type Messages = { readonly [key: string]: string | Messages };

const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

const flatten = (messages: Messages, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[`${prefix}${name}`, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1]))].sort().join();

const hasWords = (text: string) => /\p{L}/u.test(text.replace(PLACEHOLDER, ''));

const withoutPlural = (keys: Iterable<string>) =>
  new Set([...keys].map((key) => key.replace(PLURAL_SUFFIX, '')));

/**
 * Compares a language's messages with English: same keys, the language's plural forms, same placeholders, and no text left
 * in English.
 * @returns one sentence per fault
 */
export function compareMessages(language: string, english: Messages, translated: Messages): string[] {
  const source = flatten(english);
  const target = flatten(translated);
  const sourceKeys = withoutPlural(source.keys());
  const targetKeys = withoutPlural(target.keys());
  return [
    ...[...sourceKeys]
      .filter((key) => !targetKeys.has(key))
      .map((key) => `${language}: "${key}" is missing.`),
    ...[...targetKeys]
      .filter((key) => !sourceKeys.has(key))
      .map((key) => `${language}: "${key}" is not in English.`),
    ...[...sourceKeys]
      .filter((key) => source.has(`${key}_other`) && targetKeys.has(key))
      .flatMap((key) => pluralFaults(language, key, target)),
    ...[...target].flatMap(([key, text]) =>
      textFaults(language, key, text, source.get(key) ?? source.get(key.replace(PLURAL_SUFFIX, '_other'))),
    ),
  ];
}

/** Which plural forms of a key are missing, and which ones the language would never choose. */
function pluralFaults(language: string, key: string, target: ReadonlyMap<string, string>): string[] {
  const wanted = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((form) => `${key}_${form}`);
  const given = [...target.keys()].filter((name) => name.replace(PLURAL_SUFFIX, '') === key);
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `${language}: "${name}" is missing.`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `${language}: "${name}" is no form of the language.`),
  ];
}

function textFaults(language: string, key: string, text: string, original: string | undefined): string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push(`${language}: "${key}" is empty.`);
  if (original === undefined) return faults;
  // "one", "two" and "zero" may be written as words.
  const mayDrop = /_(?:zero|one|two)$/.test(key);
  if (!mayDrop && placeholders(original) !== placeholders(text)) {
    faults.push(`${language}: "${key}" has other placeholders than English.`);
  }
  if (text === original && hasWords(text) && !mayMatchEnglish(language, text)) {
    faults.push(`${language}: "${key}" is still in English.`);
  }
  return faults;
}

/** Checks every language file against English, and English against the code. @returns one sentence per fault */
export function checkLocales(): string[] {
  const pathOf = (language: string) => join(ROOT, 'locales', `${language}.json`);
  const read = (language: string): Messages => JSON.parse(readFileSync(pathOf(language), 'utf8'));
  const english = read(INITIAL_LANGUAGE);
  const unused = unusedTexts(withoutPlural(flatten(english).keys()), askingCode());
  const faults = LANGUAGES.filter((language) => language !== INITIAL_LANGUAGE).flatMap((language) =>
    existsSync(pathOf(language))
      ? compareMessages(language, english, read(language))
      : [`${language}: locales/${language}.json is missing.`],
  );
  return [...unused.map((key) => `"${key}" is shown nowhere.`), ...faults];
}
