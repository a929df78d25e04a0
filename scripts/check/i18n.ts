import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INITIAL_LANGUAGE, LANGUAGES } from '../../lib/contract/languages.ts';
import { ROOT } from '../run/project.ts';

type Messages = { readonly [key: string]: string | Messages };

const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

const flatten = (messages: Messages, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[`${prefix}${name}`, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]))].sort().join();

const withoutPlural = (keys: Iterable<string>) =>
  new Set([...keys].map((key) => key.replace(PLURAL_SUFFIX, '')));

/**
 * Compares a language's messages with English: same keys (plural forms may differ, as the languages do) and same placeholders.
 * @returns one sentence a fault
 */
export function compareMessages(language: string, english: Messages, translated: Messages): string[] {
  const source = flatten(english);
  const target = flatten(translated);
  const sourceKeys = withoutPlural(source.keys());
  const targetKeys = withoutPlural(target.keys());
  const faults = [...sourceKeys]
    .filter((key) => !targetKeys.has(key))
    .map((key) => `${language}: "${key}" is missing.`);
  faults.push(
    ...[...targetKeys]
      .filter((key) => !sourceKeys.has(key))
      .map((key) => `${language}: "${key}" is not in English.`),
  );
  for (const [key, text] of target) {
    const original = source.get(key) ?? source.get(key.replace(PLURAL_SUFFIX, '_other'));
    if (text.trim() === '') faults.push(`${language}: "${key}" is empty.`);
    // "one", "two" and "zero" may be written as words.
    const mayDrop = /_(?:zero|one|two)$/.test(key);
    if (original !== undefined && !mayDrop && placeholders(original) !== placeholders(text)) {
      faults.push(`${language}: "${key}" has other placeholders than English.`);
    }
  }
  return faults;
}

/** Checks every language file against English. @returns one sentence a fault */
export function checkLocales(): string[] {
  const pathOf = (language: string) => join(ROOT, 'locales', `${language}.json`);
  const read = (language: string): Messages => JSON.parse(readFileSync(pathOf(language), 'utf8'));
  const english = read(INITIAL_LANGUAGE);
  return LANGUAGES.filter((language) => language !== INITIAL_LANGUAGE).flatMap((language) =>
    existsSync(pathOf(language))
      ? compareMessages(language, english, read(language))
      : [`${language}: locales/${language}.json is missing.`],
  );
}
