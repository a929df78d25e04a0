import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = '{app,backend,components,demo,lib,screens,scripts,server,widgets}/**/*.{ts,tsx}';
/** The modules that know how dates and times are written (docs/decisions/0084). */
const HOMES = [/^lib\/dates\//, /^lib\/shared\/date-forms\.ts$/, /^lib\/contract\/time-zone\.ts$/];
const isSource = (path: string) =>
  !/node_modules|\.next\/|\.test\.tsx?$|payload-types\.ts$|\/migrations\//.test(path) &&
  !HOMES.some((home) => home.test(path));

const sources = globSync(SOURCES, { cwd: ROOT, exclude: (path) => /node_modules|\.next/.test(String(path)) })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isSource)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('dates and times are formatted by their own modules alone', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(having(/Intl\.(?:DateTimeFormat|RelativeTimeFormat)|\.toLocale(?:Date|Time)String/)).toEqual([]);
  expect(having(/from 'date-fns(?:\/|')/)).toEqual([]);
});

test('what is made of content writes dates as the site’s editors chose', () => {
  expect(having(/\bgetDates\(/)).toEqual(['lib/content/load-dates.ts']);
  expect(having(/\bloadDates\(/).length).toBeGreaterThan(10);
});

test('the championship’s time zone is named once', () => {
  expect(having(/['"`]Pacific\/Auckland['"`]/)).toEqual([]);
});
