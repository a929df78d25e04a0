import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../testing/temporary-payload.ts';
import { loadChampionships } from './load-championship.ts';

let opened: TemporaryPayload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
}, 60_000);
afterAll(() => opened.close());

const scoring = { name: 'S', guests: 'move_up', shared_cars: 'each', ties: 'countback' } as const;

test('a scoring without points says so at the field', async () => {
  await expect(
    opened.payload.create({ collection: 'scorings', data: { ...scoring, points: [] } }),
  ).rejects.toMatchObject({
    data: { errors: [{ path: 'points', message: expect.stringContaining('A scoring needs points') }] },
  });
  await expect(
    opened.payload.create({
      collection: 'scorings',
      data: { ...scoring, points: [{ kind: 'race', points: 'ten', per_round: 1 }] },
    }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'points.0.points' }] } });
});

test('a session counts once it has a result', async () => {
  const { payload } = opened;
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name: 'GT', url: 'gt' },
  });
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'One',
      url: 'one',
      start_date: '2125-01-01T00:00:00Z',
      end_date: '2125-01-02T00:00:00Z',
      _status: 'published',
    },
  });
  const { id } = await payload.create({
    collection: 'scorings',
    data: { ...scoring, points: [{ kind: 'race', points: '3, 2, 1', per_round: 1 }] },
  });
  await payload.create({
    collection: 'championships',
    data: { name: 'GT', url: 'gt', category, scoring: id, rounds: [round], of: 'drivers' },
  });
  const planned = { round, category, session_name: 'Race', is_a_race: true, _status: 'published' } as const;
  const { id: race } = await payload.create({ collection: 'results', data: planned });
  const [loaded] = await loadChampionships(payload, {});
  expect(loaded?.held).toBe(0);
  expect(loaded?.tableAfter(0)).toEqual([]);
  await payload.update({
    collection: 'results',
    id: race,
    data: { ...planned, rows: [{ position: 1, name: 'Ana Roe' }] },
  });
  const [later] = await loadChampionships(payload, {});
  expect(later?.tableAfter(1).map(({ key, points }) => [key, points])).toEqual([['Ana Roe', 3]]);
});
