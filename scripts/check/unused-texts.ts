import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';

/** Folders with code that uses texts of `locales`. */
const FOLDERS = ['app', 'components', 'lib', 'screens', 'server', 'widgets'];
const IS_SOURCE = /(?<!\.test)\.tsx?$/;
const KEY = /(['"`])([\w.-]+)\1/g;
/** The fixed start of a computed key: `social.${name}`. */
const BEGINNING = /`([\w-]+\.[\w.-]*)\$\{/g;

const matches = (code: string, pattern: RegExp, group: number) =>
  [...code.matchAll(pattern)].map((match) => match[group] ?? '');

/**
 * Finds texts whose key no code uses, neither in full nor by a prefix that a value is appended to.
 * @param keys without plural suffixes
 * @param code all source code
 */
export function unusedTexts(keys: Iterable<string>, code: string): string[] {
  const whole = new Set(matches(code, KEY, 2));
  const beginnings = [...new Set(matches(code, BEGINNING, 1))];
  return [...keys].filter((key) => !whole.has(key) && !beginnings.some((part) => key.startsWith(part)));
}

/** All code that may use a text. Tests aren't included: a text used only there is never shown. */
export const askingCode = (): string =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && IS_SOURCE.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  ).join('\n');
