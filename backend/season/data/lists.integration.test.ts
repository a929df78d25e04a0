import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { findDriverList } from './driver-list.ts';
import { listDriverNames } from './racing.ts';
import { findResultsOfDriver } from './results.ts';
import { roundsOfDriver } from './rounds-of-driver.ts';

let opened: TemporaryPayload;
let categories: readonly { id: number; name: string; url: string }[];
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  categories = await Promise.all(
    ['GT', 'Formula Ford'].map((name) =>
      payload.create({ collection: 'categories', data: { name, url: name.toLowerCase().replace(' ', '-') } }),
    ),
  );
  const group = await payload.create({
    collection: 'groups',
    data: { name: 'North', url: 'north', model: 'Driver' },
  });
  for (let number = 0; number < 8; number += 1)
    await payload.create({
      collection: 'drivers',
      data: {
        first_name: 'Ana',
        last_name: `Driver ${String(9 - number)}`,
        url: `driver-${String(number)}`,
        category: number === 7 ? null : (categories[number % 2]?.id ?? null),
        groups: number < 3 ? [group.id] : [],
      },
    });
}, 120_000);
afterAll(() => opened.close());

const listOf = (filter: Parameters<typeof findDriverList>[1]) =>
  findDriverList(opened.payload, filter, async (ids) => {
    const { docs } = await opened.payload.find({ collection: 'categories', where: { id: { in: [...ids] } } });
    return docs;
  });

test('a list of drivers is ordered by category, then by name, and includes its filters', async () => {
  const all = await listOf({});
  const { docs } = await opened.payload.find({ collection: 'drivers', limit: 20, depth: 1 });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const lines = all.ids.map((id) => {
    const doc = byId.get(id);
    const category = typeof doc?.category === 'object' ? doc.category?.name : undefined;
    return `${category ?? '–'} ${doc?.last_name ?? ''}`;
  });
  expect(lines).toEqual([
    'Formula Ford Driver 4',
    'Formula Ford Driver 6',
    'Formula Ford Driver 8',
    'GT Driver 3',
    'GT Driver 5',
    'GT Driver 7',
    'GT Driver 9',
    '– Driver 2',
  ]);
  expect(all.categories.map(({ url }) => url)).toEqual(['formula-ford', 'gt']);
  expect(all.groups).toEqual(['north']);
  expect((await listOf({ category: 'gt' })).ids).toHaveLength(4);
  expect((await listOf({ inGroup: 'north' })).ids).toHaveLength(3);
  expect((await listOf({ byGroup: 'north', category: 'gt' })).ids).toHaveLength(2);
  expect((await listOf({ byGroup: 'unknown' })).ids).toEqual([]);
  expect((await listOf({ category: 'unknown' })).ids).toEqual([]);
});

test('only the names of all drivers are read', async () => {
  const names = await listDriverNames(opened.payload);
  expect(names).toHaveLength(8);
  expect(names[0]).toEqual({
    id: expect.any(Number),
    first_name: 'Ana',
    last_name: 'Driver 2',
    url: 'driver-7',
  });
});

test("a driver's results are found by name and by relation, and only their sessions are read", async () => {
  const { payload } = opened;
  const [driver] = await listDriverNames(payload);
  const name = 'Ana Driver 2';
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'One',
      url: 'one',
      start_date: '2027-01-16T00:00:00Z',
      end_date: '2027-01-17T00:00:00Z',
      _status: 'published',
    },
  });
  const of = { round, category: categories[0]?.id ?? 0, date: '2027-01-16T01:00:00Z' };
  const session = async (session_name: string, rows: { name: string; drivers?: number[] }[]) =>
    payload.create({ collection: 'results', data: { ...of, session_name, rows, _status: 'published' } });
  const others = { name: 'Somebody Else' };
  for (let number = 0; number < 12; number += 1) await session(`Other ${String(number)}`, [others]);
  await session('By name', [others, { name }]);
  await session('In a crew', [{ name: `Tom / ${name}` }]);
  await session('By relation', [{ name: 'A. D.', drivers: [driver?.id ?? 0] }]);
  const moved = await session('Later', [{ name: `${name} Junior` }]);
  const find = vi.spyOn(payload, 'find');
  const found = async () => {
    find.mockClear();
    const results = await findResultsOfDriver(payload, { id: driver?.id ?? 0, name });
    const answers = await Promise.all(find.mock.results.map((one): unknown => one.value));
    const whole = find.mock.calls.flatMap(([{ select }], index) =>
      select && 'rows' in select ? [answers[index]] : [],
    );
    expect(whole).toMatchObject([{ totalDocs: results.length }]);
    return results.map(({ result }) => result.session_name);
  };
  expect((await found()).toSorted()).toEqual(['By name', 'By relation', 'In a crew']);
  await payload.update({ collection: 'results', id: moved.id, data: { rows: [{ name }] } });
  expect(await found()).toContain('Later');
  find.mockRestore();
});

test("a driver's results are those that are linked to them, and those with their name in any spelling", async () => {
  const { payload } = opened;
  const category = categories[0]?.id ?? 0;
  const dates = { start_date: '2125-01-01T00:00:00Z', end_date: '2125-01-02T00:00:00Z' };
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: { name: 'Links', url: 'links', ...dates, _status: 'published' },
  });
  const newDriver = async (first_name: string, url: string) =>
    (await payload.create({ collection: 'drivers', data: { first_name, last_name: 'Moana', url } })).id;
  const [tui, other, alone] = [
    await newDriver('Tui', 'tui'),
    await newDriver('Tui', 'tui-2'),
    await newDriver('Ārohā', 'aroha'),
  ];
  const row = (position: number, name: string, drivers: number[] = []) => ({ position, name, drivers });
  await payload.create({
    collection: 'results',
    data: {
      ...{ round, category, session_name: 'Race 1', kind: 'race', _status: 'published' },
      rows: [
        row(1, 'MOANA T.', [tui]),
        row(2, 'Tui Moana', [other]),
        row(3, 'Tui Moana'),
        row(4, 'A\u0304roha\u0304  MOANA / Cy Fa'),
      ],
    },
  });
  const positionsOf = async (id: number, name: string) =>
    (await findResultsOfDriver(payload, { id, name })).map(({ row: own }) => own.position);
  expect(await positionsOf(tui, 'Tui Moana')).toEqual([1]);
  expect(await positionsOf(other, 'Tui Moana')).toEqual([2]);
  expect(await positionsOf(alone, 'Ārohā Moana')).toEqual([4]);
});

test('a driver’s rounds are ordered by start, once for each category, without reading a sheet', async () => {
  const { payload } = opened;
  const [first = 0, other = 0] = categories.map(({ id }) => id);
  const newRound = async (url: string, day: string) => {
    const dates = { start_date: `${day}T00:00:00Z`, end_date: `${day}T06:00:00Z` };
    const data = { name: url, url, ...dates, _status: 'published' as const };
    return (await payload.create({ collection: 'rounds', data })).id;
  };
  const [late, early] = [await newRound('late', '2126-02-01'), await newRound('early', '2126-01-01')];
  const newDriver = async (url: string) =>
    (await payload.create({ collection: 'drivers', data: { first_name: 'Rata', last_name: 'Kowhai', url } }))
      .id;
  const rata = await newDriver('rata');
  const race = (
    round: number,
    category: number,
    drivers: number[],
    _status: 'draft' | 'published' = 'published',
  ) =>
    payload.create({
      collection: 'results',
      data: {
        round,
        category,
        session_name: 'Race 1',
        kind: 'race',
        rows: [{ name: 'RATA KOWHAI', drivers }],
        _status,
      },
      draft: _status === 'draft',
    });
  await race(late, first, []);
  await race(late, first, [rata]);
  await race(late, other, []);
  await race(early, first, [rata]);
  await race(early, other, [], 'draft');
  const roundsOf = async (id: number) => {
    const rounds = await roundsOfDriver(payload, { id, name: 'Rata Kowhai' });
    return rounds.map(({ url, category, sessions }) => [url, category, sessions.length]);
  };
  const find = vi.spyOn(payload, 'find');
  expect(await roundsOf(rata)).toEqual([
    ['early', first, 1],
    ['late', first, 2],
    ['late', other, 1],
  ]);
  expect(find.mock.calls.filter(([{ select }]) => select && 'rows' in select)).toEqual([]);
  find.mockRestore();
  // When another driver has the same name, only links identify the driver.
  const namesake = await newDriver('rata-2');
  expect(await roundsOf(namesake)).toEqual([]);
  expect(await roundsOf(rata)).toEqual([
    ['early', first, 1],
    ['late', first, 1],
  ]);
});
