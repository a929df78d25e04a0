import type { Scoring, SeasonSession } from '../../backend/season/standings/points/scoring.ts';
import { standings } from '../../backend/season/standings/points/standings.ts';
import { categoryOf } from '../categories.ts';
import { scoringFor } from '../points.ts';
import type { DemoScoring } from '../records/standings.ts';
import type { SimulatedSession } from '../sessions.ts';
import { adjustmentsOf, roundsOf } from '../standings.ts';
import type { Desk } from './desk.ts';

export interface Standing {
  position: number;
  name: string;
  points: number;
  wins: number;
  podiums: number;
  /** Points behind the leader. */
  behind: number;
  canWin: boolean;
}

const rulesOf = ({ racePoints, racesPerRound, bonuses, drops, minimumDistance }: DemoScoring): Scoring => ({
  rules: [{ kind: 'race', session: '', points: racePoints, perRound: racesPerRound }],
  bonuses: bonuses.map((bonus) => ({ ...bonus, within: null })),
  drops,
  deadHeats: 'share',
  minimumShare: (minimumDistance ?? 0) / 100,
  roundLimit: null,
  movesUpBehindGuests: true,
  keepsDisqualifications: true,
  tieBreak: 'countback_then_latest',
  dividesSharedCars: false,
  carsPerTeam: null,
  ranksRookies: false,
  takesSheetPoints: false,
});

const driversOf = ({ name }: SimulatedSession['rows'][number]) => name.split(' / ');

const sessionOf = (session: SimulatedSession, round: number, order: number): SeasonSession => ({
  id: order + 1,
  round,
  kind: session.is_a_race ? 'race' : 'qualifying',
  name: session.session_name,
  order,
  factor: 1,
  rows: session.rows.map((row) => ({
    position: row.position,
    keys: driversOf(row),
    isGuest: false,
    isDisqualified: false,
    laps: row.laps,
    grid: row.grid ?? null,
    isFastestLap: row.is_fastest_lap ?? false,
    points: null,
  })),
});

/** A category's standings after the given rounds, the same as in the site's own table. */
export function standingsAfter(
  { season, sessions, entries }: Pick<Desk, 'season' | 'sessions' | 'entries'>,
  category: string,
  run: readonly string[],
): Standing[] {
  const rounds = roundsOf(season, category);
  const idOf = (url: string) => rounds.indexOf(url) + 1;
  const own = sessions.filter(
    (session) =>
      session.category === category &&
      run.includes(session.round) &&
      (session.is_a_race || session.session_name === 'Qualifying'),
  );
  const last = Math.max(0, ...own.map(({ round }) => idOf(round)));
  if (last === 0) return [];
  const table = standings(
    rulesOf(scoringFor(categoryOf(category))),
    {
      rounds: rounds.map((url) => ({ id: idOf(url), isOver: run.includes(url) })),
      sessions: own.map((session, order) => sessionOf(session, idOf(session.round), order)),
      adjustments: adjustmentsOf(season, entries, category)
        .filter(({ round }) => run.includes(round))
        .map(({ name, points, round, reason }) => ({ key: name, points, round: idOf(round), reason })),
      only: null,
    },
    last,
  );
  const races = own.filter(({ is_a_race }) => is_a_race).flatMap(({ rows }) => rows);
  const placed = (name: string, worst: number) =>
    races.filter((row) => row.position !== null && row.position <= worst && driversOf(row).includes(name))
      .length;
  return table.map(({ rank, key, points, gap, canWin }) => ({
    position: rank,
    name: key,
    points,
    wins: placed(key, 1),
    podiums: placed(key, 3),
    behind: gap,
    canWin,
  }));
}
