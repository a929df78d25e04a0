import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { findBestLapsOfDriver, findLapRecords } from './data/lap-records.ts';
import { findPastRaces } from './data/past-races.ts';
import { findCircuitDetails } from './search-details.ts';
import { seasonSitemap } from './sitemap.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
}, 120_000);
afterAll(() => opened.close());

const listed = async () => {
  const { circuit = [] } = await seasonSitemap(payload, { now: new Date(), isShopOpen: false });
  return circuit.map(({ url, seo_title }) => [url, seo_title]);
};

it('a circuit has a page once a published round is held there', async () => {
  const data = { name: 'Hill Pārk', timezone: 'Pacific/Auckland' };
  const { id: venue, url } = await payload.create({ collection: 'venues', data });
  expect(url).toBe('hill-park');
  expect(await listed()).toEqual([]);
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const round = { name: 'Hill sprint', url: 'hill-sprint', venue, ...dates };
  const { id } = await payload.create({
    collection: 'rounds',
    data: { ...round, _status: 'draft' },
    draft: true,
  });
  expect(await listed()).toEqual([]);
  await payload.update({ collection: 'rounds', id, data: { ...round, _status: 'published' } });
  expect(await listed()).toEqual([['circuit/hill-park', 'Hill Pārk']]);
});

it('circuits with the same name have different addresses, and a former address leads to the new one', async () => {
  const data = { name: 'Hill Pārk', timezone: 'Pacific/Auckland' };
  const { id, url } = await payload.create({ collection: 'venues', data });
  expect(url).toBe('hill-park-2');
  await payload.update({ collection: 'venues', id, data: { url: 'hilltop' } });
  const { docs } = await payload.find({ collection: 'redirects' });
  expect(docs).toMatchObject([{ from: '/circuit/hill-park-2', to: '/circuit/hilltop' }]);
});

it('a circuit is found by its town and its corners', async () => {
  await payload.create({
    collection: 'venues',
    data: {
      name: 'Dune Park',
      timezone: 'Pacific/Auckland',
      corner_names: 'The dipper',
      address: { suburb_name: 'Ōtaki', state: 'Wellington' },
    },
  });
  const details = await findCircuitDetails(payload, ['dune-park', 'nowhere']);
  expect([...details]).toEqual([['dune-park', { description: 'Ōtaki · Wellington', text: 'The dipper' }]]);
});

/** @returns its id */
const category = async (name: string) =>
  (
    await payload.create({
      collection: 'categories',
      data: { name, url: name.toLowerCase().replace(' ', '-') },
    })
  ).id;

it('the lap records of a circuit are each category’s quickest lap in a race there', async () => {
  const venueNamed = async (name: string) =>
    (await payload.create({ collection: 'venues', data: { name, timezone: 'Pacific/Auckland' } })).id;
  const [venue, elsewhere] = [await venueNamed('Record Park'), await venueNamed('Other Park')];
  const [gt, mini] = [await category('GT'), await category('Mini')];
  const roundAt = async (at: number, day: string) => {
    const dates = { start_date: `${day}T00:00:00.000Z`, end_date: `${day}T06:00:00.000Z` };
    const data = {
      name: day,
      url: `round-${String(at)}-${day}`,
      venue: at,
      ...dates,
      _status: 'published' as const,
    };
    return (await payload.create({ collection: 'rounds', data })).id;
  };
  const [old, now, away] = [
    await roundAt(venue, '2024-01-10'),
    await roundAt(venue, '2025-01-10'),
    await roundAt(elsewhere, '2025-02-10'),
  ];
  type Row = { name: string; best_time: string; status?: 'dsq' };
  const sheet = (
    round: number,
    day: string,
    of: number,
    rows: Row[],
    {
      kind = 'race',
      status = 'published',
    }: { kind?: 'race' | 'qualifying'; status?: 'draft' | 'published' } = {},
  ) =>
    payload.create({
      collection: 'results',
      data: {
        ...{ round, category: of, session_name: 'Session', kind, date: `${day}T01:00:00.000Z` },
        rows,
        _status: status,
      },
      draft: status === 'draft',
    });
  await sheet(old, '2024-01-10', gt, [
    { name: 'Ana Roe', best_time: '1:02.000' },
    { name: 'Bo Kim', best_time: '1:01.000', status: 'dsq' },
    { name: 'Ian Ro', best_time: '0:00.000' },
  ]);
  await sheet(now, '2025-01-10', gt, [
    { name: 'Cy Fa', best_time: '1:03.000' },
    { name: 'Di Lo', best_time: '1:02.000' },
  ]);
  await sheet(now, '2025-01-10', gt, [{ name: 'Di Lo', best_time: '1:00.000' }], { kind: 'qualifying' });
  await sheet(now, '2025-01-10', gt, [{ name: 'Ed Wu', best_time: '0:59.000' }], { status: 'draft' });
  await sheet(away, '2025-02-10', gt, [{ name: 'Fay Ng', best_time: '0:45.000' }]);
  const { id: last } = await sheet(now, '2025-01-10', mini, [
    { name: 'Gil Ho', best_time: '' },
    { name: 'Hana Po', best_time: '0:58.500' },
  ]);
  const records = async () =>
    (await findLapRecords(payload, venue)).map(({ row }) => [row.name, row.best_time]);
  // Of two equal laps, the first is the record.
  expect(await records()).toEqual([
    ['Hana Po', '0:58.500'],
    ['Ana Roe', '1:02.000'],
  ]);
  await payload.update({
    collection: 'results',
    id: last,
    data: { rows: [{ name: 'Gil Ho', best_time: '1:20.000' }] },
  });
  expect(await records()).toEqual([
    ['Ana Roe', '1:02.000'],
    ['Gil Ho', '1:20.000'],
  ]);
  expect(await findLapRecords(payload, await venueNamed('New Park'))).toEqual([]);
});

it('the past races of a circuit are each category’s last at each round, latest first', async () => {
  const { id: venue } = await payload.create({
    collection: 'venues',
    data: { name: 'Winners Park', timezone: 'Pacific/Auckland' },
  });
  const [gt, mini] = [await category('Winners GT'), await category('Winners Mini')];
  const roundIn = async (year: number) => {
    const dates = {
      start_date: `${String(year)}-01-10T00:00:00.000Z`,
      end_date: `${String(year)}-01-10T06:00:00.000Z`,
    };
    const data = {
      name: 'Winners',
      url: `winners-${String(year)}`,
      venue,
      ...dates,
      _status: 'published' as const,
    };
    return (await payload.create({ collection: 'rounds', data })).id;
  };
  const race = async (
    [round, year, hour]: readonly [number, number, number],
    of: number,
    winner: string,
    kind: 'race' | 'qualifying' = 'race',
  ) =>
    (
      await payload.create({
        collection: 'results',
        data: {
          ...{ round, category: of, session_name: `Race ${String(hour)}`, kind },
          date: `${String(year)}-01-10T0${String(hour)}:00:00.000Z`,
          rows: winner === '' ? [] : [{ position: 1, name: winner }],
          _status: 'published',
        },
      })
    ).id;
  const years = Array.from({ length: 14 }, (_, index) => 2010 + index);
  const lastOf: number[] = [];
  for (const year of years) {
    const round = await roundIn(year);
    await race([round, year, 1], gt, 'Ana Roe');
    lastOf.push(await race([round, year, 2], gt, 'Bo Kim'));
    await race([round, year, 3], gt, 'Cy Fa', 'qualifying');
    await race([round, year, 4], gt, '');
  }
  const onlyMini = await race([await roundIn(2009), 2009, 1], mini, 'Dee Lo');
  const find = vi.spyOn(payload, 'find');
  const found = await findPastRaces(payload, venue);
  // Twelve rounds of each category.
  expect(found.map(({ id }) => id)).toEqual([...lastOf.toReversed().slice(0, 12), onlyMini]);
  expect(find.mock.calls.filter(([{ select }]) => select && 'rows' in select)).toEqual([]);
  find.mockRestore();
});

it('a driver’s best laps are race laps, by circuit and category', async () => {
  const newDriver = async (first_name: string, url: string) =>
    (await payload.create({ collection: 'drivers', data: { first_name, last_name: 'Harakeke', url } })).id;
  const rangi = await newDriver('Rangi', 'rangi');
  const [gt, mini] = [await category('Laps GT'), await category('Laps Mini')];
  const roundAt = async (name: string, day: string) => {
    const { id: venue } = await payload.create({
      collection: 'venues',
      data: { name, timezone: 'Pacific/Auckland' },
    });
    const dates = { start_date: `${day}T00:00:00.000Z`, end_date: `${day}T06:00:00.000Z` };
    const data = { name, url: name.toLowerCase(), venue, ...dates, _status: 'published' as const };
    return (await payload.create({ collection: 'rounds', data })).id;
  };
  const [north, south] = [await roundAt('North', '2031-01-10'), await roundAt('South', '2031-02-10')];
  type Row = { name: string; best_time: string; drivers?: number[]; status?: 'dsq' };
  const sheet = (round: number, day: string, of: number, rows: Row[], kind: 'race' | 'qualifying' = 'race') =>
    payload.create({
      collection: 'results',
      data: {
        ...{ round, category: of, session_name: 'Session', kind, date: `${day}T01:00:00.000Z` },
        rows,
        _status: 'published',
      },
    });
  const other = { name: 'Ata Lee', best_time: '0:50.000' };
  await sheet(north, '2031-01-10', gt, [other, { name: 'Rangi Harakeke', best_time: '1:02.000' }]);
  // Linked under another name.
  await sheet(north, '2031-01-10', gt, [
    other,
    { name: 'R Harakeke / A Lee', best_time: '1:01.000', drivers: [rangi] },
  ]);
  await sheet(north, '2031-01-10', gt, [{ name: 'Rangi Harakeke', best_time: '0:58.000', status: 'dsq' }]);
  await sheet(north, '2031-01-10', gt, [{ name: 'Rangi Harakeke', best_time: '0:59.000' }], 'qualifying');
  await sheet(north, '2031-01-10', mini, [{ name: 'RANGI HARAKEKE', best_time: '1:20.000' }]);
  await sheet(south, '2031-02-10', gt, [{ name: 'Rangi Harakeke', best_time: '1:11.000' }]);
  const lapsOf = async (id: number) =>
    (await findBestLapsOfDriver(payload, { id, name: 'Rangi Harakeke' })).map(({ row }) => row.best_time);
  expect((await lapsOf(rangi)).toSorted()).toEqual(['1:01.000', '1:11.000', '1:20.000']);
  // Once another driver has the name, only links identify the driver.
  const namesake = await newDriver('Rangi', 'rangi-2');
  expect(await lapsOf(rangi)).toEqual(['1:01.000']);
  expect(await lapsOf(namesake)).toEqual([]);
});
