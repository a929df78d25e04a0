import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { fillData } from '../../bench/scale-data.ts';
import {
  categoryByUrl,
  driverList,
  roundHeads,
  roundResults,
  roundsWithResults,
} from '../../lib/contract/graphql/racing-queries.ts';
import type { GraphqlQuery } from '../../lib/contract/graphql/query.ts';
import { DRIVER_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { openTemporaryPayload, type TemporaryPayload } from './temporary-payload.ts';

/** A championship of 25 years: what pages ask for stays as small as in its first. */
const ROUNDS = 300;
const SESSIONS = 2_000;
const DRIVERS = 1_000;
const _status = 'published' as const;
const day = '2027-01-16T00:00:00Z';

let opened: TemporaryPayload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name: 'GT', url: 'gt' },
  });
  await payload.create({ collection: 'drivers', data: { last_name: 'First', url: 'first', category } });
  await payload.create({
    collection: 'articles',
    data: { name: 'News', url: 'news', display_start_time: day, _status },
  });
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: { name: 'One', url: 'one', start_date: day, end_date: '2027-01-17T00:00:00Z', _status },
  });
  const rows = ['A', 'B', 'C', 'D'].map((name, index) => ({ name, position: index + 1, laps: 9 }));
  await payload.create({
    collection: 'results',
    data: { session_name: 'Race', round, category, is_a_race: true, date: day, rows, _status },
  });
  fillData(opened.dataDir, { articles: 1, drivers: DRIVERS, rounds: ROUNDS, sessions: SESSIONS });
}, 240_000);
afterAll(() => opened.close());

async function ask<V extends z.ZodType, R extends z.ZodType>(
  query: GraphqlQuery<V, R>,
  variables: z.input<V>,
): Promise<z.output<R>> {
  // Their configuration is read when they are loaded.
  const { callPublicly, withExtensions } = await import('./test-calls.ts');
  const request = () =>
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: withExtensions(query.document), variables }),
    });
  const { json, problem } = await callPublicly({ name: query.name, request });
  expect(problem).toBeNull();
  return query.result.parse(Reflect.get(Object(json), 'data'));
}

test('a season is read without the others, and the latest round alone', async () => {
  const { nextgenRounds: heads } = await ask(roundHeads, {});
  expect(heads).toHaveLength(ROUNDS);
  expect(heads.reduce((sum, { resultsCount }) => sum + resultsCount, 0)).toBe(SESSIONS);
  const start = heads[100]?.start_date ?? '';
  const { nextgenRounds } = await ask(roundsWithResults, { from: start, until: start });
  const sessions = nextgenRounds.flatMap(({ results }) => results);
  expect(nextgenRounds).toHaveLength(12);
  expect(sessions.length).toBeLessThan(100);
  expect(sessions.every(({ podium }) => podium.length === 3)).toBe(true);
  const { nextgenRound } = await ask(roundResults, { url: heads.at(-1)?.url ?? '' });
  expect(nextgenRound?.results.length).toBeLessThan(10);
});

test('a list of drivers, and a category, have as many as a page shows', async () => {
  const { nextgenDriverList } = await ask(driverList, {
    first: DRIVER_PAGE_SIZE,
    offset: 990,
    category: 'gt',
  });
  expect([nextgenDriverList.count, nextgenDriverList.drivers.length]).toEqual([DRIVERS, DRIVERS - 990]);
  const { nextgenCategory } = await ask(categoryByUrl, { url: 'gt' });
  expect(nextgenCategory?.drivers).toHaveLength(DRIVER_PAGE_SIZE);
});
