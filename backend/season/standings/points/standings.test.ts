import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BONUSES,
  DEAD_HEATS,
  TIE_BREAKS,
  type DropRule,
  type PointsRule,
  type Scoring,
  type Season,
  type SeasonRow,
  type SeasonSession,
} from './scoring.ts';
import { PLAIN, row, seasonOf } from './season-for-tests.ts';
import { movesBetween, standings, type Standing } from './standings.ts';

const CARS = ['Aroha', 'Ben', 'Cleo', 'Dai', 'Eru', 'Fay', 'Gus', 'Hana'];
const ROUNDS = 6;

const anyNumber = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const anyDropRule: fc.Arbitrary<DropRule> = fc.record({
  by: fc.constantFrom('round', 'session'),
  mode: fc.constantFrom('keep', 'drop'),
  count: anyNumber(1, 4),
  from: maybe(anyNumber(1, 3)),
  to: maybe(anyNumber(3, ROUNDS)),
});

const QUALIFYING: PointsRule = { kind: 'qualifying', session: '', points: [3, 2, 1], perRound: 1 };

const anyScoring: fc.Arbitrary<Scoring> = fc.record({
  rules: fc
    .tuple(anyNumber(1, 7), fc.boolean())
    .map(([paid, hasQualifying]): PointsRule[] => [
      { kind: 'race', session: '', points: [12, 9, 7, 5.5, 4, 2, 1].slice(0, paid), perRound: 2 },
      ...(hasQualifying ? [QUALIFYING] : []),
    ]),
  bonuses: fc
    .subarray([...BONUSES])
    .chain((kinds) =>
      fc.tuple(
        ...kinds.map((kind) =>
          fc.record({ kind: fc.constant(kind), points: anyNumber(1, 2), within: maybe(anyNumber(1, 4)) }),
        ),
      ),
    ),
  drops: fc.array(anyDropRule, { maxLength: 1 }),
  deadHeats: fc.constantFrom(...DEAD_HEATS),
  minimumShare: fc.constantFrom(0, 0.75, 0.9),
  roundLimit: maybe(anyNumber(10, 25)),
  movesUpBehindGuests: fc.boolean(),
  keepsDisqualifications: fc.boolean(),
  tieBreak: fc.constantFrom(...TIE_BREAKS),
  dividesSharedCars: fc.boolean(),
  carsPerTeam: maybe(anyNumber(1, 2)),
  ranksRookies: fc.constant(false),
  takesSheetPoints: fc.boolean(),
});

/**
 * Finishers first, then those who retired. Some positions are shared, some are nobody's, and a disqualified car may have any number of
 * laps.
 */
const anyRows: fc.Arbitrary<SeasonRow[]> = fc
  .tuple(
    fc.shuffledSubarray(CARS, { minLength: 2 }),
    anyNumber(1, CARS.length),
    fc.option(anyNumber(1, 3), { nil: -1 }),
    fc.option(anyNumber(1, 3), { nil: 0 }),
  )
  .chain(([cars, finished, level, hole]) =>
    fc.tuple(
      ...cars.map((name, at) =>
        fc.record({
          position: fc.constant(
            at >= finished ? null : (at === level ? at : at + 1) + (hole > 0 && at > level + hole ? 1 : 0),
          ),
          keys: fc.constantFrom([name], [name], [name, 'Ida']),
          isGuest: fc.constantFrom(false, false, false, true),
          isDisqualified: at < finished ? fc.constant(false) : fc.boolean(),
          laps: maybe(anyNumber(6, 20)),
          grid: maybe(anyNumber(1, 8)),
          isFastestLap: fc.boolean(),
          points: maybe(anyNumber(0, 30)),
        }),
      ),
    ),
  );

/** A season in which some rounds have been run. */
const anySeason: fc.Arbitrary<Season> = fc
  .array(
    fc.array(
      fc.record({
        kind: fc.constantFrom('race', 'race', 'qualifying'),
        factor: fc.constantFrom(1, 1, 0.5),
        rows: anyRows,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { maxLength: ROUNDS },
  )
  .chain((run) =>
    fc.record({
      rounds: fc.constant(
        Array.from({ length: ROUNDS }, (_, index) => ({ id: index + 1, isOver: index < run.length })),
      ),
      sessions: fc.constant(
        run.flatMap((sessions, round) =>
          sessions.map((session, order): SeasonSession => {
            return { ...session, id: round * 10 + order, round: round + 1, name: 'Session', order };
          }),
        ),
      ),
      adjustments: fc.array(
        fc.record({
          key: fc.constantFrom('Ben', 'Ida'),
          round: maybe(anyNumber(1, ROUNDS)),
          points: anyNumber(-3, 3),
          reason: fc.constant('Decision of the stewards'),
        }),
        { maxLength: 1 },
      ),
      only: fc.constant(null),
    }),
  );

/** The same seasons in each run, so that a failure is due to the change being tested. Another seed tests others. */
const SEED = 1988;

const holds = (property: (scoring: Scoring, season: Season) => void): void => {
  fc.assert(fc.property(anyScoring, anySeason, property), { seed: SEED, numRuns: 300 });
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('whatever the season', () => {
  test('the order of its sessions, rows and adjustments does not matter', () => {
    const shuffled = <T>(items: readonly T[]) =>
      fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
    fc.assert(
      fc.property(
        anyScoring,
        anySeason.chain((season) =>
          fc.tuple(
            fc.constant(season),
            fc
              .tuple(
                ...season.sessions.map((session) =>
                  shuffled(session.rows).map((rows) => ({ ...session, rows })),
                ),
              )
              .chain(shuffled),
          ),
        ),
        (scoring, [season, sessions]) => {
          expect(standings(scoring, { ...season, sessions }, ROUNDS)).toEqual(
            standings(scoring, season, ROUNDS),
          );
        },
      ),
    );
  });

  test('a total is the sum of what counts; the rest is dropped', () => {
    holds((scoring, season) => {
      for (const line of standings(scoring, season, ROUNDS)) {
        const adjusted = sum(line.adjustments.map(({ points }) => points));
        expect(line.points).toBeCloseTo(sum(line.rounds.map(({ counted }) => counted)) + adjusted, 6);
        expect(line.gross).toBeCloseTo(sum(line.rounds.map(({ points }) => points ?? 0)) + adjusted, 6);
      }
    });
  });

  test('a round counts the sum of its sessions that weren’t dropped, up to the limit', () => {
    holds((scoring, season) => {
      for (const { rounds } of standings(scoring, season, ROUNDS))
        for (const { sessions, counted } of rounds) {
          const all = sum(sessions.filter(({ isDropped }) => !isDropped).map(({ points }) => points));
          expect(counted).toBeCloseTo(Math.min(all, scoring.roundLimit ?? Infinity), 6);
        }
    });
  });

  test('dropping results never raises a total', () => {
    holds((scoring, season) => {
      const whole = standings({ ...scoring, drops: [] }, season, ROUNDS);
      const wholeOf = new Map(whole.map(({ key, points }) => [key, points]));
      for (const { key, points } of standings(scoring, season, ROUNDS))
        expect(points).toBeLessThanOrEqual(wholeOf.get(key) ?? 0);
    });
  });

  test('nobody is above somebody with more points, and those with one rank have the same points', () => {
    holds((scoring, season) => {
      const table = standings(scoring, season, ROUNDS);
      for (const [index, line] of table.entries()) {
        const above = table[index - 1];
        if (!above) continue;
        expect(above.points).toBeGreaterThanOrEqual(line.points);
        if (above.rank === line.rank) expect(above.points).toBe(line.points);
        else expect(line.rank).toBe(index + 1);
      }
    });
  });

  test('whoever wins could win after each earlier round', () => {
    holds((anyRules, { sessions, rounds }) => {
      // Penalties may always cost a rival points that seemed safe: adjustments, and disqualifications that can't be dropped.
      const scoring = { ...anyRules, keepsDisqualifications: false };
      const season = {
        rounds: rounds.map(({ id }) => ({ id, isOver: true })),
        sessions,
        adjustments: [],
        only: null,
      };
      const winners = standings(scoring, season, ROUNDS).filter(({ rank }) => rank === 1);
      for (let after = 1; after < ROUNDS; after += 1) {
        const table = standings(scoring, season, after);
        for (const { key } of winners) {
          const line = table.find((candidate) => candidate.key === key);
          if (line) expect(line.canWin).toBe(true);
        }
      }
    });
  });
});

const race = (points: readonly number[], perRound = 1) =>
  ({ kind: 'race', session: '', points, perRound }) as const;
const points = (table: readonly Standing[]) => table.map((line) => `${line.rank} ${line.key} ${line.points}`);

describe('the rules of a scoring', () => {
  const season = seasonOf([{ order: 'Aroha, Ben, Cleo' }, { order: 'Ben, Aroha, Cleo' }]);
  const scoring = { ...PLAIN, rules: [race([10, 6, 4])] };

  test('a tie that countback leaves is broken by the latest better result', () => {
    expect(points(standings(scoring, season, 2))).toEqual(['1 Aroha 16', '1 Ben 16', '3 Cleo 8']);
    const table = standings({ ...scoring, tieBreak: 'countback_then_latest' }, season, 2);
    expect(points(table)).toEqual(['1 Ben 16', '2 Aroha 16', '3 Cleo 8']);
    expect(table[1]?.tie).toEqual({ kind: 'latest' });
  });

  test('a line shows how many places it gained since the previous round', () => {
    const table = standings({ ...scoring, tieBreak: 'countback_then_latest' }, season, 2);
    expect(table.map(({ key, change }) => [key, change])).toEqual([
      ['Ben', 1],
      ['Aroha', -1],
      ['Cleo', 0],
    ]);
    expect(standings(scoring, season, 1).map(({ change }) => change)).toEqual([null, null, null]);
  });

  const withGuest = seasonOf([{ order: 'Aroha, Wild, Cleo', guests: ['Wild'] }]);
  test('a guest takes no points; those behind move up, or the points are lost', () => {
    expect(points(standings(scoring, withGuest, 1))).toEqual(['1 Aroha 10', '2 Cleo 6']);
    const strict = { ...scoring, movesUpBehindGuests: false };
    expect(points(standings(strict, withGuest, 1))).toEqual(['1 Aroha 10', '2 Cleo 4']);
  });

  test('a car that covered too little of the distance takes no points and keeps its place', () => {
    const rows = [row(1, 'Aroha', { laps: 20 }), row(2, 'Ben', { laps: 14 }), row(3, 'Cleo', { laps: 19 })];
    const short = { ...withGuest, sessions: withGuest.sessions.map((session) => ({ ...session, rows })) };
    expect(points(standings({ ...scoring, minimumShare: 0.75 }, short, 1))).toEqual([
      '1 Aroha 10',
      '2 Cleo 4',
      '3 Ben 0',
    ]);
  });

  const raced = (rows: readonly SeasonRow[]) => ({
    ...withGuest,
    sessions: withGuest.sessions.map((session) => ({ ...session, rows })),
  });

  test('the distance for points is in whole laps of the winner, never of a disqualified car', () => {
    const share = { ...scoring, minimumShare: 0.9 };
    const down = [row(1, 'Aroha', { laps: 25 }), row(2, 'Ben', { laps: 22 }), row(3, 'Cleo', { laps: 21 })];
    expect(points(standings(share, raced(down), 1))).toEqual(['1 Aroha 10', '2 Ben 6', '3 Cleo 0']);
    const out = row(null, 'Dai', { laps: 30, isDisqualified: true });
    expect(points(standings(share, raced([out, ...down]), 1)).slice(0, 3)).toEqual([
      '1 Aroha 10',
      '2 Ben 6',
      '3 Cleo 0',
    ]);
    // A share of the laps that is a whole number: nine tenths of 20 are 18.
    const exact = [row(1, 'Aroha', { laps: 20 }), row(2, 'Ben', { laps: 18 }), row(3, 'Cleo', { laps: 17 })];
    expect(points(standings(share, raced(exact), 1))).toEqual(['1 Aroha 10', '2 Ben 6', '3 Cleo 0']);
  });

  test('cars in a dead heat share the points of their places, or each get those of the first', () => {
    const level = raced([row(1, 'Aroha'), row(2, 'Ben'), row(2, 'Cleo'), row(4, 'Dai')]);
    const four = { ...scoring, rules: [race([10, 6, 4, 3])] };
    expect(points(standings(four, level, 1))).toEqual(['1 Aroha 10', '2 Ben 5', '2 Cleo 5', '4 Dai 3']);
    expect(points(standings({ ...four, deadHeats: 'each' }, level, 1))).toEqual([
      '1 Aroha 10',
      '2 Ben 6',
      '2 Cleo 6',
      '4 Dai 3',
    ]);
  });

  test('a place that no car has gives nobody its points', () => {
    const holes = raced([row(1, 'Aroha'), row(3, 'Ben')]);
    expect(points(standings(scoring, holes, 1))).toEqual(['1 Aroha 10', '2 Ben 4']);
  });

  test('no bonus goes to a disqualified car', () => {
    const bonus = { ...scoring, bonuses: [{ kind: 'fastest_lap', points: 1, within: null }] } as const;
    const out = row(null, 'Ben', { isFastestLap: true, isDisqualified: true });
    expect(points(standings(bonus, raced([row(1, 'Aroha'), out]), 1))).toEqual(['1 Aroha 10', '2 Ben 0']);
  });

  test('points come from the sheets if the scoring says so, whatever the place', () => {
    const rows = [
      row(1, 'Aroha', { points: 75 }),
      row(2, 'Ben', { points: 67.5 }),
      row(null, 'Cleo', { points: 2 }),
      row(3, 'Dai', { points: 60, isGuest: true }),
      row(4, 'Eru'),
    ];
    const sheets = { ...scoring, takesSheetPoints: true };
    const table = standings(sheets, raced(rows), 1);
    expect(points(table)).toEqual(['1 Aroha 75', '2 Ben 67.5', '3 Cleo 2', '4 Eru 0']);
    expect(points(standings({ ...sheets, rules: [] }, raced(rows), 1))).toEqual(points(table));
    const half = raced(rows).sessions.map((session) => ({ ...session, factor: 0.5 }));
    expect(points(standings(sheets, { ...raced(rows), sessions: half }, 1))[1]).toBe('2 Ben 33.75');
  });

  test('qualifying counts according to the sheets if it gave points', () => {
    const sheets = { ...PLAIN, takesSheetPoints: true };
    const qualifying = (rows: readonly SeasonRow[]) => {
      const season = raced(rows);
      return {
        ...season,
        sessions: season.sessions.map((session) => ({ ...session, kind: 'qualifying' as const })),
      };
    };
    expect(standings(sheets, qualifying([row(1, 'Aroha')]), 1)).toEqual([]);
    expect(points(standings(sheets, qualifying([row(1, 'Aroha', { points: 3 })]), 1))).toEqual(['1 Aroha 3']);
  });

  test('an adjustment counts from its round on, and cannot be dropped', () => {
    const taken = { key: 'Ben', round: 2, points: -5, reason: 'Start under yellow' };
    const adjusted = { ...season, adjustments: [taken] };
    const keepsOne = {
      ...scoring,
      drops: [{ by: 'round', mode: 'keep', count: 1, from: null, to: null }],
    } as const;
    expect(points(standings(keepsOne, adjusted, 1))).toEqual(['1 Aroha 10', '2 Ben 6', '3 Cleo 4']);
    expect(points(standings(keepsOne, adjusted, 2))).toEqual(['1 Aroha 10', '2 Ben 5', '3 Cleo 4']);
    expect(standings(keepsOne, adjusted, 2)[1]?.adjustments).toEqual([taken]);
  });

  test('a disqualification counts as a zero where the rules say so', () => {
    const three = seasonOf([{ order: 'Aroha' }, { order: 'Aroha' }, { order: '-' }]);
    const out = {
      ...three,
      sessions: three.sessions.map((session) =>
        session.round === 3 ? { ...session, rows: [row(null, 'Aroha', { isDisqualified: true })] } : session,
      ),
    };
    const keepsTwo = {
      ...scoring,
      drops: [{ by: 'round', mode: 'drop', count: 1, from: null, to: null }],
    } as const;
    expect(points(standings(keepsTwo, out, 3))).toEqual(['1 Aroha 20']);
    expect(points(standings({ ...keepsTwo, keepsDisqualifications: true }, out, 3))).toEqual(['1 Aroha 10']);
  });

  test('a round gives no more than its limit', () => {
    expect(points(standings({ ...scoring, roundLimit: 8 }, season, 1))[0]).toBe('1 Aroha 8');
  });

  test('a team scores with its best cars', () => {
    const teams = seasonOf([{ order: 'Kea, Tui, Kea, Tui' }]);
    const both = { ...PLAIN, rules: [race([10, 6, 4, 3])] };
    expect(points(standings(both, teams, 1))).toEqual(['1 Kea 14', '2 Tui 9']);
    expect(points(standings({ ...both, carsPerTeam: 1 }, teams, 1))).toEqual(['1 Kea 10', '2 Tui 6']);
  });

  test('bonuses go to pole, the fastest lap and the most positions gained', () => {
    const base = seasonOf([{ order: '-' }]);
    const [first] = base.sessions;
    if (!first) throw new Error('No session');
    const bonus: Scoring = {
      ...scoring,
      bonuses: [
        { kind: 'pole', points: 2, within: null },
        { kind: 'fastest_lap', points: 1, within: 2 },
        { kind: 'most_positions_gained', points: 1, within: null },
      ],
    };
    const sessions: SeasonSession[] = [
      {
        ...first,
        id: 1,
        kind: 'qualifying',
        order: 1,
        rows: [row(1, 'Cleo'), row(2, 'Aroha'), row(3, 'Ben')],
      },
      {
        ...first,
        id: 2,
        order: 2,
        rows: [
          row(1, 'Aroha', { grid: 2 }),
          row(2, 'Ben', { grid: 5 }),
          row(3, 'Cleo', { grid: 1, isFastestLap: true }),
        ],
      },
    ];
    const table = standings(bonus, { ...base, sessions }, 1);
    expect(points(table)).toEqual(['1 Aroha 10', '2 Ben 7', '3 Cleo 6']);
    expect(table[2]?.rounds[0]?.sessions.map(({ bonuses }) => bonuses)).toEqual([['pole'], []]);
  });

  test('drivers of one car share its points, or each get them all', () => {
    const crews = seasonOf([{ order: 'Aroha/Ben, Cleo/Dai' }]);
    expect(points(standings(scoring, crews, 1))).toEqual(['1 Aroha 5', '1 Ben 5', '3 Cleo 3', '3 Dai 3']);
    const full = { ...scoring, dividesSharedCars: false };
    expect(points(standings(full, crews, 1))).toEqual(['1 Aroha 10', '1 Ben 10', '3 Cleo 6', '3 Dai 6']);
  });

  test('a part of the season has its own drops, and the point for pole isn’t a result to drop', () => {
    const base = seasonOf([{ order: 'Aroha' }, { order: '-, Aroha' }, { order: '-, -, Aroha' }]);
    const [first] = base.sessions;
    if (!first) throw new Error('No session');
    const qualifying: SeasonSession = { ...first, id: 9, kind: 'qualifying', order: -1 };
    const halves: Scoring = {
      ...scoring,
      bonuses: [{ kind: 'pole', points: 1, within: null }],
      drops: [{ by: 'session', mode: 'drop', count: 1, from: 1, to: 2 }],
    };
    const [line] = standings(halves, { ...base, sessions: [...base.sessions, qualifying] }, 3);
    expect(line?.points).toBe(1 + 10 + 4);
    expect(line?.rounds.map(({ counted }) => counted)).toEqual([11, 0, 4]);
  });

  test('a round that was called off gives nobody points, and can’t be dropped', () => {
    const two = seasonOf([{ order: 'Aroha, Ben' }, { order: 'Aroha, Ben' }]);
    const dropsOne: Scoring = {
      ...scoring,
      drops: [{ by: 'round', mode: 'drop', count: 1, from: null, to: null }],
    };
    const withThird = (third: object) => ({
      ...two,
      rounds: [...two.rounds, { id: 3, isOver: false, ...third }],
    });
    const [, ahead] = standings(scoring, withThird({}), 2);
    expect(ahead?.canWin).toBe(true);
    const [, off] = standings(scoring, withThird({ isOff: true }), 2);
    expect(off?.canWin).toBe(false);
    expect(points(standings(dropsOne, withThird({}), 2))).toEqual(['1 Aroha 20', '2 Ben 12']);
    expect(points(standings(dropsOne, withThird({ isOff: true }), 2))).toEqual(['1 Aroha 10', '2 Ben 6']);
  });

  test('rookies keep their points, or score by their places among themselves', () => {
    const rookies = {
      ...seasonOf([{ order: 'Aroha, Ben, Cleo, Dai', guests: ['Cleo'] }]),
      only: new Set(['Ben', 'Dai']),
    };
    expect(points(standings(scoring, rookies, 1))).toEqual(['1 Ben 6', '2 Dai 4']);
    const own = { ...scoring, ranksRookies: true };
    expect(points(standings(own, rookies, 1))).toEqual(['1 Ben 10', '2 Dai 6']);
    // The rule doesn't affect any other table.
    expect(points(standings(own, season, 2))).toEqual(points(standings(scoring, season, 2)));
  });

  test('a change names those whom it moves', () => {
    const changed = { ...scoring, rules: [race([10, 6, 6])] };
    expect(movesBetween(standings(scoring, season, 2), standings(changed, season, 2))).toEqual([
      { key: 'Cleo', from: { rank: 3, points: 8 }, to: { rank: 3, points: 12 } },
    ]);
  });
});
