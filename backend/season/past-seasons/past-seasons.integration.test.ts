import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { loadChampionships } from '../standings/load-championship.ts';
import { pastSeasonsEndpoint } from './past-endpoint.ts';
import { pastReportSchema, type PastInput } from './past-report.ts';

let opened: TemporaryPayload;
let payload: Payload;
let editor: User;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  editor = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
}, 120_000);
afterAll(() => opened.close());

/** What the endpoint returns. */
const send = (csv: string, more: Partial<PastInput> = {}) =>
  pressEndpoint(payload, pastSeasonsEndpoint, { user: editor, body: { csv, ...more } });

async function report(csv: string, more: Partial<PastInput> = {}) {
  return pastReportSchema.parse((await send(csv, more)).body);
}

const countAll = () =>
  Promise.all(
    (['categories', 'venues', 'drivers', 'rounds', 'results', 'championships', 'scorings'] as const).map(
      async (collection) => (await payload.count({ collection })).totalDocs,
    ),
  );

const HEAD = 'Season,Championship,Round,Date,Circuit,Session,Pos,No,Driver,Team,Laps,Time/gap,Points';
const SEASON = [
  HEAD,
  '2019/20,GT,1,2/11/2019,Teretonga,Qualifying,1,8,Bo Kim,Tui,,1:09.100,',
  '2019/20,GT,1,3/11/2019,Teretonga,Race 1,1,7,Ana Roe,Kea Racing,12,14:20.500,75',
  '2019/20,GT,1,3/11/2019,Teretonga,Race 1,2,8,Bo Kim,Tui,12,3.25,67',
  '2019/20,GT,1,3/11/2019,Teretonga,Race 1,,9,Cy Fale,,4,DNF,',
  '2019/20,GT,2,1/2/2020,Ruapuna,Race 1,1,8,Bo Kim,Tui,12,14:00.000,75',
  '2019/20,GT,2,1/2/2020,Ruapuna,Race 1,2,7,Ana Roe,Kea Racing,12,1.5,60',
  '2019/20,Mini,Opener,2/11/2019,Teretonga,Race 1,1,21,Dee Lowe,,8,10:00.000,20',
].join('\n');

it('previews what it would create, creates that, and creates nothing when sent again', async () => {
  const before = await countAll();
  const shown = await report(SEASON);
  expect(await countAll()).toEqual(before);
  expect(shown).toMatchObject({
    rows: 7,
    problems: [],
    categories: ['GT', 'Mini'],
    circuits: ['Teretonga', 'Ruapuna'],
    // Both championships were at Teretonga, whatever they call the round.
    rounds: [
      { name: 'Opener', days: '2–3 Nov 2019', circuit: 'Teretonga', isNew: true },
      { name: 'Ruapuna', days: '1 Feb 2020', circuit: 'Ruapuna', isNew: true },
    ],
    championships: [
      { name: 'GT 2019/20', fate: 'new' },
      { name: 'Mini 2019/20', fate: 'new' },
    ],
    drivers: ['Bo Kim', 'Ana Roe', 'Cy Fale', 'Dee Lowe'],
    made: null,
  });
  expect(shown.sessions.map(({ name, cars, fate }) => [name, cars, fate])).toEqual([
    ['GT · Qualifying, Opener 2019', 1, 'new'],
    ['GT · Race 1, Opener 2019', 3, 'new'],
    ['Mini · Race 1, Opener 2019', 1, 'new'],
    ['GT · Race 1, Ruapuna 2020', 2, 'new'],
  ]);
  const choices = { addDrivers: true } as const;
  const { basedOn } = await report(SEASON, choices);
  const { made } = await report(SEASON, { ...choices, basedOn, apply: true });
  expect(Object.values(made ?? {}).map((ids) => ids.length)).toEqual([2, 2, 4, 2, 4, 2]);

  const { docs: sessions } = await payload.find({
    collection: 'results',
    where: { session_name: { equals: 'Race 1' } },
    sort: ['date', 'sort_order'],
    depth: 1,
  });
  expect(sessions[0]).toMatchObject({
    ...{ _status: 'published', classification: 'official', session_status: 'finished', is_a_race: true },
    round: {
      url: 'opener-2019',
      start_date: '2019-11-01T20:00:00.000Z',
      end_date: '2019-11-03T04:00:00.000Z',
    },
    date: '2019-11-01T23:00:00.000Z',
  });
  expect(sessions[1]?.rows).toMatchObject([
    {
      name: 'Ana Roe',
      team: 'Kea Racing',
      total_time: '14:20.500',
      points: 75,
      drivers: [{ url: 'ana-roe' }],
    },
    { name: 'Bo Kim', diff: '3.250', drivers: [{ url: 'bo-kim' }] },
    { name: 'Cy Fale', total_time: 'DNF', status: 'dnf' },
  ]);
  const tables = await loadChampionships(payload, { season: { equals: '2019/20' } });
  expect(
    tables.map(({ doc, tableAfter, roundsHeld }) => [
      doc.url,
      tableAfter(roundsHeld).map(({ key, points }) => `${key} ${String(points)}`),
    ]),
  ).toEqual([
    ['gt-2019-20', ['Bo Kim 142', 'Ana Roe 135', 'Cy Fale 0']],
    ['mini-2019-20', ['Dee Lowe 20']],
  ]);

  const after = await countAll();
  for (const addDrivers of [false, true]) {
    const again = await report(SEASON, { addDrivers, apply: true });
    expect(Object.values(again.made ?? {}).flat()).toEqual([]);
    expect(again.sessions.every(({ fate }) => fate === 'same')).toBe(true);
  }
  expect(await countAll()).toEqual(after);
});

it('adds rounds to an existing season, and leaves corrected results', async () => {
  const race = 'Race 1,1,7,Ana Roe,Kea Racing,12,14:20.500,';
  const file = [
    HEAD,
    `2018/19,Touring,1,3/11/2018,Teretonga,${race}75`,
    `2018/19,Touring,2,1/2/2019,Ruapuna,${race}75`,
  ];
  await report(file.slice(0, 2).join('\n'), { apply: true });
  const { docs } = await payload.find({
    collection: 'results',
    where: { date: { less_than: '2019-01-01' } },
  });
  const [first] = docs;
  await payload.update({
    collection: 'results',
    id: first?.id ?? 0,
    data: {
      classification: 'amended',
      classification_note: 'Weighed again',
      rows: (first?.rows ?? []).map((row) => ({ ...row, points: 60 })),
    },
  });
  const shown = await report(file.join('\n'));
  expect(shown.sessions).toMatchObject([
    { fate: 'different', details: ['7 Ana Roe · points: 60 → 75'] },
    { fate: 'new' },
  ]);
  expect(shown.championships).toEqual([{ name: 'Touring 2018/19', fate: 'extended' }]);
  const { made } = await report(file.join('\n'), { apply: true });
  expect(made).toMatchObject({ categories: [], venues: [], sessions: [expect.any(Number)] });
  const unchanged = await payload.findByID({ collection: 'results', id: first?.id ?? 0 });
  expect(unchanged.rows?.[0]?.points).toBe(60);
  const [table] = await loadChampionships(payload, { season: { equals: '2018/19' } });
  expect(table?.rounds).toHaveLength(2);
});

it('keeps two rounds of a championship on one weekend separate', async () => {
  const race = (round: number, day: string) =>
    `2014,Sprint,${String(round)},${day},Double Park,Race 1,1,7,Ana Roe,,10,12:00.000,10`;
  const file = [HEAD, race(5, '1/3/2014'), race(6, '2/3/2014')].join('\n');
  const { made } = await report(file, { apply: true });
  expect([made?.rounds.length, made?.sessions.length]).toEqual([2, 2]);
  const again = await report(file, { apply: true });
  expect(again.sessions.map(({ fate }) => fate)).toEqual(['same', 'same']);
  expect(again.made?.rounds).toEqual([]);
});

it('asks whether a name is that of a driver with a similar one', async () => {
  const { id } = await payload.create({
    collection: 'drivers',
    data: { first_name: 'Aroha', last_name: 'Whitiora', url: '' },
  });
  const file = [
    HEAD,
    '2017,Formula,Opener,4/3/2017,Teretonga,Race 1,1,3,Aroha Whitoria,,10,12:00.000,',
    '2017,Formula,Opener,4/3/2017,Teretonga,Race 1,2,4,Hone Parata,,10,1.000,',
    '2017,Formula,Opener,4/3/2017,Teretonga,Race 1,3,5,Hone Paratta,,10,2.000,',
  ].join('\n');
  const shown = await report(file);
  expect(shown.doubles).toEqual([{ name: 'Aroha Whitoria', like: 'Aroha Whitiora', isSame: false }]);
  expect(shown.notes).toContain(
    '“Hone Parata” and “Hone Paratta” may be one driver. If so, correct the file.',
  );
  expect(shown.championships).toEqual([]);
  const { made } = await report(file, { apply: true, same: ['Aroha Whitoria'] });
  const session = await payload.findByID({ collection: 'results', id: made?.sessions[0] ?? 0, depth: 0 });
  expect(session.rows).toMatchObject([
    { name: 'Aroha Whitoria', drivers: [id] },
    { name: 'Hone Parata', drivers: [] },
    { drivers: [] },
  ]);
});

it('leaves it to an administrator where a second person has to publish', async () => {
  const file = [HEAD, '2015,GT,Opener,7/3/2015,Teretonga,Race 1,1,7,Ana Roe,,,,'].join('\n');
  const before = await countAll();
  const needSecondPerson = (second_person_publishes: boolean) =>
    payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Cup', second_person_publishes } });
  await needSecondPerson(true);
  expect(await send(file, { apply: true })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Ask an administrator') },
  });
  await needSecondPerson(false);
  expect(await countAll()).toEqual(before);
  expect((await report(file, { apply: true })).made?.sessions).toHaveLength(1);
});

it('creates nothing from a file with errors, or with an outdated preview', async () => {
  const before = await countAll();
  const faulty = [
    HEAD,
    '2016,GT,Opener,5/3/2016,Teretonga,Race 1,1,7,Ana Roe,,,,',
    '2016,GT,Opener,6/3/2016,Ruapuna,Race 2,1,7,Ana Roe,,,,',
  ].join('\n');
  expect(await send(faulty, { apply: true })).toMatchObject({
    status: 422,
    body: { problems: [{ line: 3, message: 'Line 2 has another circuit for this round.' }], made: null },
  });
  // The round of the first test was on other days.
  const outside = [HEAD, '2019/20,GT,1,4/11/2019,Teretonga,Race 9,1,7,Ana Roe,,,,'].join('\n');
  expect(await send(outside, { apply: true })).toMatchObject({
    status: 422,
    body: {
      problems: [{ line: 2, message: expect.stringContaining('Opener already exists, on 2–3 Nov 2019') }],
    },
  });
  const good = faulty.replace('6/3/2016,Ruapuna', '6/3/2016,Teretonga');
  expect((await send(good, { apply: true, basedOn: 'another' })).status).toBe(409);
  expect(await countAll()).toEqual(before);
});
