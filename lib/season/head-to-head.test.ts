import { describe, expect, test } from 'vitest';
import { driverSeasonSchema, type DriverResult, type TimingRow } from '@/lib/contract/entities/racing';
import { timingRow } from '@/tests/widgets/racing-records';
import { sharedSeason, sharedSessions, talliesOf } from './head-to-head';

const gt = { id: 1, name: 'GT', url: 'gt' };
const endurance = { id: 2, name: 'Endurance Cup', url: 'endurance-cup' };

function result(id: number, row: Partial<TimingRow>, over: object = {}): DriverResult {
  const session = { id, session_name: 'Race 1', is_a_race: true, kind: 'race', category: gt, ...over };
  const { results } = driverSeasonSchema.parse({
    id: 1,
    results: [{ result: session, row: timingRow(row) }],
  });
  return results[0]!;
}
const qualifying = { session_name: 'Qualifying', is_a_race: false, kind: 'qualifying' };
const practice = { session_name: 'Practice 1', is_a_race: false, kind: 'practice' };

describe('the season of two drivers', () => {
  const season = (name: string, ...urls: string[]) => ({ name, rounds: urls.map((url) => ({ url })) });
  const seasons = [season('2026/27', 'taupo', 'levels'), season('2025/26', 'ruapuna')];
  const at = (url: string, category: typeof gt | null) => ({ url, category });

  test('is the latest in which both raced in one category, at whatever rounds', () => {
    const found = sharedSeason(seasons, [[at('ruapuna', gt), at('taupo', gt)], [at('levels', gt)]], 'gt');
    expect([found?.season.name, found?.category]).toEqual(['2026/27', gt]);
  });

  test('is an earlier one if they have been in different categories since', () => {
    const one = [at('ruapuna', gt), at('taupo', gt)];
    const other = [at('ruapuna', gt), at('taupo', endurance)];
    expect(sharedSeason(seasons, [one, other], 'gt')?.season.name).toBe('2025/26');
  });

  test('has the first one’s own category if they shared several', () => {
    const both = [at('taupo', endurance), at('taupo', gt)];
    expect(sharedSeason(seasons, [both, both], 'gt')?.category).toEqual(gt);
    expect(sharedSeason(seasons, [both, both], undefined)?.category).toEqual(endurance);
  });

  test('is none for strangers, and sessions of no category don’t make them meet', () => {
    expect(sharedSeason(seasons, [[at('taupo', gt)], [at('taupo', endurance)]], 'gt')).toBeNull();
    expect(sharedSeason(seasons, [[at('taupo', null)], [at('taupo', null)]], 'gt')).toBeNull();
  });
});

describe('the sessions of two drivers', () => {
  const aheadIn = (one: Partial<TimingRow>, other: Partial<TimingRow>, over: object = {}) =>
    sharedSessions([[result(1, one, over)], [result(1, other, over)]], 1)[0]?.ahead;

  test('are those of the category that both were in, with the row of each', () => {
    const one = [result(1, { position: 1 }), result(2, { position: 2 }), result(3, { position: 3 })];
    const other = [
      result(2, { position: 5 }),
      result(3, { position: 1 }, { category: endurance }),
      result(4, {}),
    ];
    const shared = sharedSessions([one, other], gt.id);
    expect(shared.map(({ result: { id }, rows }) => [id, ...rows.map((row) => row.position)])).toEqual([
      [2, 2, 5],
      [3, 3, 1],
    ]);
    expect(sharedSessions([other, one], endurance.id).map(({ result: { id } }) => id)).toEqual([3]);
  });

  test('go to whoever is placed higher; whoever isn’t classified is behind', () => {
    expect(aheadIn({ position: 1 }, { position: 2 })).toBe(0);
    expect(aheadIn({ position: 12 }, { position: 2 })).toBe(1);
    expect(aheadIn({ position: null, status: 'dnf' }, { position: 9 })).toBe(1);
  });

  test('go to neither in one car, and where neither is classified', () => {
    expect(aheadIn({ position: 3 }, { position: 3 })).toBeNull();
    expect(aheadIn({ position: null, status: 'dnf' }, { position: null, status: 'dsq' })).toBeNull();
  });

  test('don’t count if one of them didn’t start the race', () => {
    expect(aheadIn({ position: 4 }, { position: null, status: 'dns' })).toBeNull();
  });

  test('have the better lap of whoever was quicker, if both have one', () => {
    const quickerIn = (one: string, other: string) =>
      sharedSessions([[result(1, { best_time: one })], [result(1, { best_time: other })]], 1)[0]?.quicker;
    expect(quickerIn('1:23.456', '1:23.457')).toBe(0);
    expect(quickerIn('1:00.100', '59.900')).toBe(1);
    expect(quickerIn('1:23.456', '1:23.456')).toBeNull();
    expect(quickerIn('1:23.456', '')).toBeNull();
    expect(quickerIn('1:23.456', '0:00.000')).toBeNull();
  });

  test('add up: qualifying and races apart, best laps of races alone, nothing of practice', () => {
    const fast = { position: 1, best_time: '1:20.000' };
    const slow = { position: 2, best_time: '1:21.000' };
    const one = [
      result(1, fast, practice),
      result(2, slow, qualifying),
      result(3, { ...fast, best_time: '1:22.000' }),
      result(4, fast),
    ];
    const other = [result(1, slow, practice), result(2, fast, qualifying), result(3, slow), result(4, slow)];
    expect(talliesOf(sharedSessions([one, other], 1))).toEqual({
      qualifying: [0, 1],
      races: [2, 0],
      bestLaps: [1, 1],
    });
  });
});
