import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import { ALL_JOBS } from './more-jobs.ts';
import { OFFICE_PAGE, readClicks, readRows } from './office-page.ts';

const FOLDER = resolve(ROOT, 'docs/office');
const MAX_BYTES = 60 * 1024;

test('the handbook shows every picture that the script takes, with a description, and no other', () => {
  const page = readFileSync(resolve(ROOT, OFFICE_PAGE), 'utf8');
  const shown = [...page.matchAll(/!\[([^\]]{20,})\]\(office\/([^)]+)\)/g)].map(([, , file]) => file);
  expect(shown.toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

test('its pictures are small', () => {
  const large = readdirSync(FOLDER).filter((file) => statSync(join(FOLDER, file)).size > MAX_BYTES);
  expect(large).toEqual([]);
});

test('what a job takes now, beside what it took before, is what its test counts', () => {
  const page = readFileSync(resolve(ROOT, OFFICE_PAGE), 'utf8');
  const [, table = ''] = /^\| By hand .*\n.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const now = [...table.matchAll(/^\| ([^|]+?) +\| [^|]+ \| (\d+) +\|/gm)].map(([, job = '', clicks]) => ({
    job,
    clicks: Number(clicks),
  }));
  expect(now.length).toBeGreaterThan(0);
  const counted = readClicks();
  expect(now).toEqual(now.map(({ job }) => ({ job, clicks: counted.get(job) })));
  expect(ALL_JOBS.map(({ name }) => name)).toEqual(expect.arrayContaining(now.map(({ job }) => job)));
});

test('every job has a score out of 10, and what is missing to it where it is below 9', () => {
  const page = readFileSync(resolve(ROOT, OFFICE_PAGE), 'utf8');
  const [tables = ''] = page.split('## Compared with other systems');
  const unscored = [...tables.matchAll(/^\| Job +\| Clicks +\| (?!Score )/gm)];
  expect(unscored).toEqual([]);
  const scored = readRows().filter(({ score }) => score !== null);
  expect(scored.length).toBeGreaterThan(80);
  expect(scored.filter(({ score }) => !(Number(score) >= 1 && Number(score) <= 10))).toEqual([]);
  expect(scored.filter(({ score, missing }) => Number(score) < 9 && missing === '')).toEqual([]);
});

test('every counted job is in a table, and one that is in two has the same clicks in both', () => {
  const clicks = readClicks();
  expect(ALL_JOBS.filter(({ name }) => !clicks.has(name))).toEqual([]);
  const differing = readRows().filter((row) => !row.isMore && row.clicks !== clicks.get(row.name));
  expect(differing).toEqual([]);
});
