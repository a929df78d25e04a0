import type { SentLap, SentRow } from '../../lib/contract/timing.ts';

export type Car = { readonly race_number: string; readonly name: string; readonly class: string };

/** A car with the times at which it ends its laps, in milliseconds from the start of the session. */
export type Run = { readonly car: Car; readonly lapEnds: readonly number[] };

/** Creates a repeatable source of numbers from 0 to 1: a linear congruential generator with the constants of Numerical Recipes. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const SPREAD = 0.05;
const NOISE = 0.012;
const GRID_SLOT_MS = 300;

/** Simulates all cars for a while. @param lapMs the time of a fast lap */
export function drive(cars: readonly Car[], lapMs: number, lengthMs: number, next: () => number): Run[] {
  return cars.map((car, slot) => {
    const pace = lapMs * (1 + next() * SPREAD);
    const lapEnds: number[] = [];
    for (let at = slot * GRID_SLOT_MS; at <= lengthMs;) {
      at += pace * (1 + next() * NOISE);
      lapEnds.push(Math.round(at));
    }
    return { car, lapEnds };
  });
}

/** '1:23.456', or '1:02:03.004' from an hour up. */
export function lapText(ms: number): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  const rest = `${pad(seconds, 2)}.${pad(ms % 1000, 3)}`;
  return hours > 0 ? `${String(hours)}:${pad(minutes, 2)}:${rest}` : `${String(minutes)}:${rest}`;
}

/** The sectors' shares of a lap. */
const SECTORS = [0.31, 0.42, 0.27] as const;

/** The sector times of a lap, which add up to it. */
function sectorTexts(lapMs: number): string[] {
  const firsts = SECTORS.slice(0, -1).map((share) => Math.round(lapMs * share));
  const rest = lapMs - firsts.reduce((sum, sector) => sum + sector, 0);
  return [...firsts, rest].map(lapText);
}

type Standing = {
  readonly car: Car;
  readonly laps: number;
  readonly total: number;
  readonly best: number;
  readonly last: number;
};

const standingAt = ({ car, lapEnds }: Run, elapsedMs: number, maxLaps: number): Standing => {
  const done = lapEnds.filter((at) => at <= elapsedMs).slice(0, maxLaps);
  const times = done.map((at, lap) => at - (done[lap - 1] ?? 0));
  return {
    car,
    laps: done.length,
    total: done.at(-1) ?? 0,
    best: Math.min(...times),
    last: times.at(-1) ?? 0,
  };
};

const isRanked = ({ laps }: Standing) => laps > 0;
const byDistance = (a: Standing, b: Standing) => b.laps - a.laps || a.total - b.total;
const byBest = (a: Standing, b: Standing) => a.best - b.best;

/**
 * The classification at a moment: of a race by distance and time, of any other session by best lap. A car without a lap has no
 * position yet.
 * @param maxLaps of a race
 */
export function rowsAt(
  runs: readonly Run[],
  elapsedMs: number,
  isRace: boolean,
  maxLaps = Infinity,
): SentRow[] {
  const all = runs.map((run) => standingAt(run, elapsedMs, maxLaps));
  const ranked = all.filter(isRanked).toSorted(isRace ? byDistance : byBest);
  const [leader] = ranked;
  const behind = (ahead: Standing | undefined, standing: Standing): string => {
    if (!ahead || ahead === standing) return '';
    const laps = ahead.laps - standing.laps;
    if (isRace && laps > 0) return `${String(laps)} ${laps === 1 ? 'lap' : 'laps'}`;
    return lapText(isRace ? standing.total - ahead.total : standing.best - ahead.best);
  };
  return [...ranked, ...all.filter((standing) => !isRanked(standing))].map((standing, index) => {
    const { car, laps, total, best, last } = standing;
    if (laps === 0) return { ...car, position: null, laps: 0 };
    return {
      ...car,
      position: index + 1,
      laps,
      best_time: lapText(best),
      last_time: lapText(last),
      sectors: sectorTexts(last),
      total_time: isRace ? lapText(total) : '',
      diff: behind(leader, standing),
      gap: behind(ranked[index - 1], standing),
    };
  });
}

/**
 * The laps completed within a period. In races, each has the car's position on that lap.
 * @param afterMs from the start of the session
 * @param maxLaps of a race
 */
export function lapsWithin(
  runs: readonly Run[],
  [afterMs, untilMs]: readonly [afterMs: number, untilMs: number],
  isRace: boolean,
  maxLaps = Infinity,
): SentLap[] {
  const positionOf = (lap: number, at: number) =>
    1 + runs.filter(({ lapEnds }) => (lapEnds[lap - 1] ?? Infinity) < at).length;
  return runs.flatMap(({ car, lapEnds }) =>
    lapEnds.slice(0, maxLaps).flatMap((at, index): SentLap[] => {
      if (at <= afterMs || at > untilMs) return [];
      const lap = index + 1;
      const time = lapText(at - (lapEnds[index - 1] ?? 0));
      const position = isRace ? { position: positionOf(lap, at) } : {};
      return [{ race_number: car.race_number, lap, time, ...position }];
    }),
  );
}
