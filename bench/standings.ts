import type { Scoring, Season, SeasonRow } from '../backend/season/standings/points/scoring.ts';
import { standings } from '../backend/season/standings/points/standings.ts';
import { round, table, writeReport } from './report.ts';

const ROUNDS = 30;
const CARS = 60;
const RACES = 3;
const RUNS = 50;

const SCORING: Scoring = {
  rules: [
    {
      kind: 'race',
      session: '',
      points: Array.from({ length: CARS }, (_, place) => CARS - place),
      perRound: RACES,
    },
  ],
  bonuses: [{ kind: 'fastest_lap', points: 1, within: null }],
  drops: [{ by: 'session', mode: 'drop', count: 12, from: null, to: null }],
  deadHeats: 'share',
  minimumShare: 0.75,
  roundLimit: null,
  movesUpBehindGuests: true,
  keepsDisqualifications: true,
  tieBreak: 'countback_then_latest',
  dividesSharedCars: true,
  carsPerTeam: null,
  ranksRookies: false,
  takesSheetPoints: false,
};

/** Every car finishes every race, in another order each time. */
function largeSeason(): Season {
  const rowsOf = (race: number): SeasonRow[] =>
    Array.from({ length: CARS }, (_, car) => ({
      position: ((car * 7 + race * 13) % CARS) + 1,
      keys: [`Driver ${String(car)}`],
      isGuest: car === CARS - 1,
      isDisqualified: false,
      laps: 20,
      grid: car + 1,
      isFastestLap: car === race % CARS,
      points: null,
    }));
  return {
    rounds: Array.from({ length: ROUNDS }, (_, index) => ({ id: index + 1, isOver: index < ROUNDS - 1 })),
    sessions: Array.from({ length: ROUNDS * RACES }, (_, race) => ({
      id: race + 1,
      round: Math.floor(race / RACES) + 1,
      kind: 'race' as const,
      name: `Race ${String((race % RACES) + 1)}`,
      order: race,
      factor: 1,
      rows: rowsOf(race),
    })),
    adjustments: [],
    only: null,
  };
}

/** How long one table takes, for a season larger than any: 30 rounds of 3 races with 60 cars. */
export async function benchStandings(): Promise<void> {
  const season = largeSeason();
  const times = Array.from({ length: RUNS }, () => {
    // The process's own time, so that whatever else runs on the machine doesn't count.
    const before = process.cpuUsage();
    standings(SCORING, season, ROUNDS);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const [first = 0] = times;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(share * (RUNS - 1))] ?? 0, 1);
  await writeReport(
    'standings',
    'A championship’s table: milliseconds of CPU for 30 rounds × 60 cars × 3 races, with 12 of 90 results dropped',
    table(['First', 'Median', '95th percentile'], [[round(first, 1), at(0.5), at(0.95)]]),
  );
}
