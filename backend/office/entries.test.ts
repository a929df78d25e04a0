import { expect, test } from 'vitest';
import { ROLES } from '../cms/access/roles.ts';
import { rounds } from '../season/collections/rounds.ts';
import { menuOf, screensOf } from './entries.ts';
import { buttonsOf, findJobs } from './jobs.ts';

/** Lists and settings are under "Everything else" for everybody who may read them; other screens only if they are listed there. */
const isRecords = (path: string) => /^\/admin\/(?:collections|globals)\//.test(path);

test.each(ROLES)('%s gets to the screen of each job without the search', (role) => {
  const links = [...menuOf(role).flatMap((group) => group.links), ...screensOf(role), ...buttonsOf(role, 1)];
  const reached = new Set(links.map(({ href }) => href));
  const hidden = findJobs(role, [], 1).filter(({ href }) => !isRecords(href) && !reached.has(href));
  expect(hidden).toEqual([]);
});

test('the timetable’s job opens a tab that the form of a round has', () => {
  const [job] = findJobs('results', ['timetable'], 7);
  const { pathname, searchParams } = new URL(job?.href ?? '', 'http://localhost');
  expect(pathname).toBe('/admin/collections/rounds/7');
  const tabs = rounds.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []));
  expect(tabs.map(({ label }) => label)).toContain(searchParams.get('tab'));
});
