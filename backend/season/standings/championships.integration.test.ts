import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { loadChampionships } from './load-championship.ts';

const opened = temporaryPayload();

const scoring = { name: 'S', guests: 'move_up', shared_cars: 'each', ties: 'countback' } as const;

test('a scoring without points is reported at the field', async () => {
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
  expect(loaded?.roundsHeld).toBe(0);
  expect(loaded?.tableAfter(0)).toEqual([]);
  await payload.update({
    collection: 'results',
    id: race,
    data: { ...planned, rows: [{ position: 1, name: 'Ana Roe' }] },
  });
  const [later] = await loadChampionships(payload, {});
  expect(later?.tableAfter(1).map(({ key, points }) => [key, points])).toEqual([['Ana Roe', 3]]);
});

test('the places of a race under way aren’t points until it is finished, or its sheet is official', async () => {
  const { payload } = opened;
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name: 'TA2', url: 'ta2' },
  });
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Live',
      url: 'live',
      start_date: '2125-03-01T00:00:00Z',
      end_date: '2125-03-02T00:00:00Z',
      _status: 'published',
    },
  });
  const { id: rules } = await payload.create({
    collection: 'scorings',
    data: { ...scoring, points: [{ kind: 'race', points: '3, 2, 1', per_round: 1 }] },
  });
  await payload.create({
    collection: 'championships',
    data: { name: 'TA2', url: 'ta2', category, scoring: rules, rounds: [round], of: 'drivers' },
  });
  const { id: race } = await payload.create({
    collection: 'results',
    data: {
      ...{ round, category, session_name: 'Race', kind: 'race', session_status: 'running' },
      rows: [{ position: 1, name: 'Ana Roe' }],
      _status: 'published',
    },
  });
  const set = (data: {
    session_status?: 'suspended' | 'postponed' | 'running' | 'finished';
    classification?: 'provisional' | 'official';
  }) => payload.update({ collection: 'results', id: race, data: { ...data, _status: 'published' } });
  const table = async () => {
    const [loaded] = await loadChampionships(payload, { url: { equals: 'ta2' } });
    return loaded?.tableAfter(loaded.roundsHeld).map(({ key, points }) => [key, points]);
  };
  expect(await table()).toEqual([]);
  for (const session_status of ['suspended', 'postponed', 'running'] as const) {
    await set({ session_status });
    expect([session_status, await table()]).toEqual([session_status, []]);
  }
  await set({ session_status: 'finished' });
  expect(await table()).toEqual([['Ana Roe', 3]]);
  await set({ session_status: 'running' });
  expect(await table()).toEqual([]);
  await set({ classification: 'official' });
  expect(await table()).toEqual([['Ana Roe', 3]]);
});

test('a line is a linked driver, else a name in any spelling; what the office merges is one line', async () => {
  const { payload } = opened;
  const category = (await payload.create({ collection: 'categories', data: { name: 'Ford', url: 'ford' } }))
    .id;
  const dates = { start_date: '2125-02-01T00:00:00Z', end_date: '2125-02-02T00:00:00Z' };
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: { name: 'Two', url: 'two', ...dates, _status: 'published' },
  });
  const newDriver = async (first_name: string, url: string) =>
    (await payload.create({ collection: 'drivers', data: { first_name, last_name: 'Kim', url } })).id;
  const [bo, namesake] = [await newDriver('Bo', 'bo-kim'), await newDriver('Bo', 'bo-kim-2')];
  const race = (session_name: string, names: readonly (readonly [string, number?])[]) =>
    payload.create({
      collection: 'results',
      data: {
        ...{ round, category, session_name, kind: 'race', _status: 'published' },
        rows: names.map(([name, driver], index) => ({
          ...{ position: index + 1, race_number: String(index + 1), name },
          drivers: driver === undefined ? [] : [driver],
        })),
      },
    });
  await race('Race 1', [['Driver K\u014dwhai'], ['KIM B', bo], ['Bo Kim', namesake], ['Cath Fa']]);
  await race('Race 2', [['driver  Ko\u0304whai'], ['Bo Kim', bo], ['Bo Kim', namesake], ['Catherine Fa']]);
  const points = [{ kind: 'race', points: '10, 6, 4, 3', per_round: 2 }] as const;
  const { id: rules } = await payload.create({
    collection: 'scorings',
    data: { ...scoring, points: [...points] },
  });
  const data = {
    name: 'Ford',
    url: 'ford',
    category,
    scoring: rules,
    rounds: [round],
    of: 'drivers',
  } as const;
  const { id } = await payload.create({ collection: 'championships', data: { ...data, rounds: [round] } });
  const table = async () => {
    const [loaded] = await loadChampionships(payload, { url: { equals: 'ford' } });
    return loaded?.tableAfter(1).map(({ key, points: own }) => [loaded.competitors.get(key), own]);
  };
  expect(await table()).toEqual([
    [{ name: 'driver Kōwhai', driver: null }, 20],
    [{ name: 'Bo Kim', driver: bo }, 12],
    [{ name: 'Bo Kim', driver: namesake }, 8],
    [{ name: 'Cath Fa', driver: null }, 3],
    [{ name: 'Catherine Fa', driver: null }, 3],
  ]);
  await payload.update({
    collection: 'championships',
    id,
    data: { same_names: [{ name: 'Cath Fa', same_as: 'Catherine Fa' }] },
  });
  expect((await table())?.slice(3)).toEqual([[{ name: 'Catherine Fa', driver: null }, 6]]);
  const adjust = (name: string) =>
    payload.update({
      collection: 'championships',
      id,
      data: { adjustments: [{ name, points: -1, reason: 'Decision 14' }] },
    });
  await expect(adjust('Bo Kim')).rejects.toMatchObject({
    data: {
      errors: [{ message: expect.stringContaining('There’s more than one Bo Kim. Enter Bo Kim #') }],
    },
  });
  await adjust(`Bo Kim #${String(bo)}`);
  expect((await table())?.[1]).toEqual([{ name: 'Bo Kim', driver: bo }, 11]);
  await adjust('DRIVER KŌWHAI');
  expect((await table())?.[0]?.[1]).toBe(19);
  // When a driver is renamed, the table shows the new name.
  await payload.update({ collection: 'drivers', id: bo, data: { first_name: 'Bobby' } });
  expect((await table())?.[1]?.[0]).toEqual({ name: 'Bobby Kim', driver: bo });

  // An adjustment applies to the record, whatever its name is, and however many have that name.
  await adjust('Bobby Kim');
  const { adjustments } = await payload.findByID({ collection: 'championships', id });
  expect(adjustments?.map(({ name }) => name)).toEqual([`Bobby Kim #${String(bo)}`]);
  const pointsNow = async () => (await table())?.map(([, own]) => own);
  expect(await pointsNow()).toEqual([20, 11, 8, 6]);
  await payload.update({ collection: 'drivers', id: namesake, data: { first_name: 'Bobby' } });
  expect(await pointsNow()).toEqual([20, 11, 8, 6]);
  await payload.update({ collection: 'drivers', id: bo, data: { first_name: 'Robert' } });
  expect(await pointsNow()).toEqual([20, 11, 8, 6]);
  // So do guests.
  await payload.update({ collection: 'drivers', id: bo, data: { first_name: 'Bobby' } });
  const guests = (...names: string[]) =>
    payload.update({ collection: 'championships', id, data: { guests: names, adjustments: [] } });
  await expect(guests('Bobby Kim')).rejects.toMatchObject({
    data: {
      errors: [{ path: 'guests', message: expect.stringContaining('There’s more than one Bobby Kim.') }],
    },
  });
  expect((await guests(`bobby kim #${String(bo)}`, 'Somebody to come')).guests).toEqual([
    `Bobby Kim #${String(bo)}`,
    'Somebody to come',
  ]);
});
