import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';

/** Where code asks for texts of `locales`. */
const FOLDERS = ['app', 'components', 'lib', 'server', 'widgets'];
const IS_SOURCE = /(?<!\.test)\.tsx?$/;
const KEY = /(['"`])([\w.-]+)\1/g;
/** The part of a key that stands before what is filled in: `social.${name}`. */
const BEGINNING = /`([\w-]+\.[\w.-]*)\$\{/g;

const matches = (code: string, pattern: RegExp, group: number) =>
  [...code.matchAll(pattern)].map((match) => match[group] ?? '');

/**
 * Finds the texts that no code asks for, by their keys: whole ones in quotation marks, and beginnings that something is added to.
 * @param keys without the endings of plural forms
 * @param code all of the sources
 */
export function unusedTexts(keys: Iterable<string>, code: string): string[] {
  const whole = new Set(matches(code, KEY, 2));
  const beginnings = [...new Set(matches(code, BEGINNING, 1))];
  return [...keys].filter((key) => !whole.has(key) && !beginnings.some((part) => key.startsWith(part)));
}

/** All code that may ask for a text, tests left out: what only they ask for nobody sees. */
export const askingCode = (): string =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && IS_SOURCE.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  ).join('\n');
