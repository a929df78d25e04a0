import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run/project.ts';

const pagesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs'), ...pagesIn('bench')];
const LINK = /\[[^\]]*\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

/** A page without its examples of code, which may look like links and headings. */
const textOf = (path: string) => readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The anchor of a heading, as GitHub and editors make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsIn = (path: string) =>
  new Set([...textOf(path).matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) => anchorOf(heading)));

test.each(PAGES)('every link of %s leads to a file that is there, and to a heading of it', (page) => {
  const dead = [...textOf(join(ROOT, page)).matchAll(LINK)].flatMap(([link, target = '', anchor]) => {
    const path = target === '' ? join(ROOT, page) : join(ROOT, dirname(page), target);
    if (!existsSync(path)) return [`${link}: no ${relative(ROOT, path)}`];
    return anchor === undefined || !path.endsWith('.md') || anchorsIn(path).has(anchor) ? [] : [link];
  });
  expect(dead).toEqual([]);
});

test('every decision that the code names is there', () => {
  const numbers = new Set(readdirSync(join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const sources = globSync(
    '{app,backend,components,lib,screens,scripts,server,tests,widgets}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
      exclude: (path) => /node_modules|\.next|migrations/.test(String(path)),
    },
  );
  const named = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/docs\/decisions\/\d{4}(?:, \d{4})*/g)].flatMap(
      ([list]) => (list.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
