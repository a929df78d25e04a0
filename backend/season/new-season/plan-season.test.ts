import { describe, expect, test } from 'vitest';
import { moveByWeeks, planSeason, type Source, type SourceRound, type Taken } from './plan-season.ts';
import { nextSeasonName, renamingOf } from './renaming.ts';

const NZ = 'Pacific/Auckland';
const FREE: Taken = {
  rounds: new Map(),
  championships: new Map(),
  pages: new Map(),
  products: new Map(),
  forms: new Map(),
};
const SEASON = { oldName: '2026/27', newName: '2027/28', weeks: 52 };

const round = (id: number, name: string, url: string, more: Partial<SourceRound> = {}): SourceRound => ({
  id,
  name,
  url,
  start_date: '2026-11-19T19:30:00.000Z',
  end_date: '2026-11-22T04:30:00.000Z',
  timeZone: NZ,
  sessions: 0,
  note: '',
  ...more,
});
const planOf = (source: Partial<Source>, taken: Partial<Taken> = {}, move = SEASON) =>
  planSeason({ rounds: [], championships: [], pages: [], products: [], forms: [], ...source }, move, {
    ...FREE,
    ...taken,
  });
const addresses = (rows: readonly { address: string }[]) => rows.map(({ address }) => address);

describe('times move by whole weeks', () => {
  test.each([
    ['in summer and summer again', '2026-11-20T20:00:00.000Z', 52, '2027-11-19T20:00:00.000Z'],
    // 26 September 2026 is before the clocks go forward (on the 27th), and so is 25 September 2027 (on the 26th); a week later isn't.
    ['over the change to summer time', '2026-09-25T21:00:00.000Z', 53, '2027-10-01T20:00:00.000Z'],
    ['over the change to winter time', '2027-03-26T20:00:00.000Z', 2, '2027-04-09T21:00:00.000Z'],
    ['back over a change', '2027-04-09T21:00:00.000Z', -2, '2027-03-26T20:00:00.000Z'],
    ['with 53 weeks over a leap day', '2027-03-05T20:00:00.000Z', 53, '2028-03-10T20:00:00.000Z'],
    ['to the millisecond', '2026-11-22T10:59:59.999Z', 52, '2027-11-21T10:59:59.999Z'],
    // 2:30 doesn't exist on 27 September 2026.
    ['to a time that exists', '2026-09-19T14:30:00.000Z', 1, '2026-09-26T14:30:00.000Z'],
    // 2:30 occurs twice on 4 April 2027: the first one counts.
    ['to the first of a time that comes twice', '2027-03-27T13:30:00.000Z', 1, '2027-04-03T13:30:00.000Z'],
  ])('%s', (_, before, weeks, after) => {
    expect(moveByWeeks(before, weeks, NZ)).toBe(after);
  });

  test('by the clock of each circuit', () => {
    const sydney = { timeZone: 'Australia/Sydney' };
    // Sydney's clocks go forward a week after New Zealand's.
    const start = { start_date: '2026-09-25T23:00:00.000Z', end_date: '2026-09-26T07:00:00.000Z' };
    const [there, here] = planOf(
      { rounds: [round(1, 'A', 'a', { ...start, ...sydney }), round(2, 'B', 'b', start)] },
      {},
      { ...SEASON, weeks: 1 },
    ).rounds;
    expect(there).toMatchObject({ start_date: '2026-10-02T23:00:00.000Z', days: '3 Oct 2026' });
    expect(here).toMatchObject({ start_date: '2026-10-02T22:00:00.000Z' });
  });
});

test('tickets of the rounds are offered, and forms of the rounds or about the season', () => {
  const sale = (id: number, name: string, own: number | null, codes: string[] = []) => ({
    ...{ id, name, url: name.toLowerCase().replaceAll(/\W+/g, '-'), round: own },
    ...{ prices: [{ key: 'price', label: 'Price', price: 45 }], codes, note: '' },
  });
  const { products, forms } = planOf({
    rounds: [round(1, 'Taupō 2026', 'taupo-2026')],
    products: [sale(5, 'Weekend pass 2026', 1, ['WP-2026', 'CHILD'])],
    forms: [sale(6, 'Passenger laps', 1), sale(7, 'Season pass 2026/27', null), sale(8, 'Licence', null)],
  });
  expect(products).toMatchObject([
    {
      name: 'Weekend pass 2027',
      address: 'weekend-pass-2027',
      round: 'Taupō 2027',
      prices: [{ price: 45 }],
      codes: ['WP-2027', 'CHILD-2027'],
    },
  ]);
  expect(forms).toMatchObject([
    { name: 'Passenger laps', address: 'passenger-laps-2027', round: 'Taupō 2027' },
    { name: 'Season pass 2027/28', round: '' },
  ]);
});

describe('names and addresses', () => {
  test('get the new year in place of the old one, or at the end of addresses without one', () => {
    const { rounds } = planOf({
      rounds: [
        round(1, 'Taupō 2026', 'taupo-2026'),
        round(2, 'Hampton Downs', 'hampton-downs', {
          start_date: '2027-01-29T20:00:00.000Z',
          end_date: '2027-01-31T04:00:00.000Z',
        }),
        round(3, 'Final 2026/27', 'final-2026-27'),
        round(4, '1967 Revival 2027', '1967-revival-2027', {
          start_date: '2027-02-05T20:00:00.000Z',
          end_date: '2027-02-07T04:00:00.000Z',
        }),
      ],
    });
    expect(rounds.map(({ name, address }) => [name, address])).toEqual([
      ['Taupō 2027', 'taupo-2027'],
      ['Hampton Downs', 'hampton-downs-2028'],
      ['Final 2027/28', 'final-2027-28'],
      ['1967 Revival 2028', '1967-revival-2028'],
    ]);
    expect(rounds[1]).toMatchObject({
      days_before: '30–31 Jan 2027',
      days: '29–30 Jan 2028',
    });
  });

  test('never clash within a season', () => {
    const { rounds } = planOf({ rounds: [round(1, 'Taupō', 'taupo'), round(2, 'Taupō 2026', 'taupo-2026')] });
    expect(addresses(rounds)).toEqual(['taupo-2027', 'taupo-2027-2']);
  });

  test('that are taken list the record that has them', () => {
    const { rounds, championships } = planOf(
      {
        rounds: [round(1, 'Taupō', 'taupo'), round(2, 'Final', 'final')],
        championships: [{ id: 3, name: 'GT', url: 'gt', note: '' }],
      },
      { rounds: new Map([['taupo-2027', 9]]) },
    );
    expect(rounds.map(({ existing }) => existing)).toEqual([9, null]);
    expect(championships).toMatchObject([{ address: 'gt-2027', existing: null }]);
  });

  test('stay within the length of an address', () => {
    const [long] = planOf({ rounds: [round(1, 'Long', 'a'.repeat(120))] }).rounds;
    expect(long?.address).toBe(`${'a'.repeat(115)}-2027`);
  });

  test('of pages are offered if they are about the season', () => {
    const pages = [
      { id: 1, name: 'Season 2026/27', url: 'season-2026-27' },
      { id: 2, name: 'Calendar 2027', url: 'calendar' },
      { id: 3, name: 'About us since 1998', url: 'about' },
      { id: 4, name: 'Season 2027/28', url: 'season-2027-2028' },
    ];
    expect(
      planOf({ rounds: [round(1, 'A', 'a')], pages }).pages.map(({ name, address }) => [name, address]),
    ).toEqual([
      ['Season 2027/28', 'season-2027-28'],
      ['Calendar 2028', 'calendar-2027'],
    ]);
  });

  test('follow a season with a name in words', () => {
    const { name, address } = renamingOf({
      oldName: 'Summer (NZ)',
      newName: 'Winter',
      years: new Set([2026]),
      by: 0,
    });
    expect(name('Guide to Summer (NZ)')).toBe('Guide to Winter');
    expect(name('Midsummer (NZ)')).toBe('Midsummer (NZ)');
    expect(address('guide-summer-nz')).toBe('guide-winter');
  });

  test('have the season’s years in any form', () => {
    const { name } = renamingOf({ oldName: '', newName: '', years: new Set([2026, 2027]), by: 1 });
    expect(name('2026/27, 2026–2027, 2027, 2026-10-03, 2027/28, 20261')).toBe(
      '2027/28, 2027–2028, 2028, 2027-10-03, 2027/28, 20261',
    );
    const oneYear = renamingOf({ oldName: '', newName: '', years: new Set([2026]), by: 1 });
    expect(oneYear.name('Final 2026/27')).toBe('Final 2027/28');
  });

  test('move by the years between two seasons', () => {
    const { rounds } = planOf(
      { rounds: [round(1, 'Taupō 2026', 'taupo-2026')] },
      {},
      { oldName: '2026/27', newName: '2028/29', weeks: 104 },
    );
    expect(rounds).toMatchObject([{ name: 'Taupō 2028', address: 'taupo-2028' }]);
    const named = { oldName: 'GT3000 2026/27', newName: 'GT3000 2028/29', weeks: 104 };
    expect(planOf({ rounds: [round(1, 'Taupō 2026', 'taupo-2026')] }, {}, named).rounds).toMatchObject([
      { name: 'Taupō 2028', address: 'taupo-2028' },
    ]);
  });
});

test.each([
  ['2026/27', '2027/28'],
  ['2099-2100', '2100-2101'],
  ['1999/00', '2000/01'],
  ['2026', '2027'],
  ['Summer 2026–27', 'Summer 2027–28'],
  ['Summer', ''],
  ['Cup 7848b7c4 2026/27', 'Cup 7848b7c4 2027/28'],
  ['GT2000 of 2026/27', 'GT2000 of 2027/28'],
])('the season after %s is %s', (season, next) => {
  expect(nextSeasonName(season)).toBe(next);
});
