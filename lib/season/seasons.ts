import { isoDay } from '@/lib/dates/format';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';

type Dated = { readonly start_date: string; readonly end_date: string };

/** The rounds between two breaks; `slug` identifies the season in an address. */
export type RacingSeason<R> = {
  /** '2026' or '2026/27'. */
  readonly name: string;
  readonly slug: string;
  /** In order of their start. */
  readonly rounds: readonly R[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Breaks within a season are shorter than this. */
const BREAK_MS = 120 * DAY_MS;
/** No season is longer than this from its first round to its last. */
const LONGEST_MS = 370 * DAY_MS;

/**
 * Divides rounds without a long break at the longest breaks, if they are more than one season: some championships race in summer and others in
 * winter.
 */
function dividedRun<R extends Dated>(run: readonly R[]): readonly (readonly R[])[] {
  const [first, last] = [run[0], run.at(-1)].map((round) => Date.parse(round?.start_date ?? ''));
  if (first === undefined || last === undefined || !(last - first > LONGEST_MS)) return [run];
  const breaks = run
    .slice(1)
    .map(({ start_date }, index) => Date.parse(start_date) - Date.parse(run[index]?.end_date ?? ''));
  const at = Math.max(1, 1 + breaks.indexOf(Math.max(...breaks)));
  return [...dividedRun(run.slice(0, at)), ...dividedRun(run.slice(at))];
}

/** The calendar year of an instant, by the championship's clock. */
export const yearOf = (instant: string) => isoDay(instant, CHAMPIONSHIP_TIME_ZONE).slice(0, 4);

/**
 * Divides rounds into seasons by the breaks between them: a summer season has rounds in two calendar years.
 * @param rounds in order of their start
 * @returns the latest season first
 */
export function racingSeasons<R extends Dated>(rounds: readonly R[]): readonly RacingSeason<R>[] {
  const runs: R[][] = [];
  for (const round of rounds) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNew = !before || Date.parse(round.start_date) - Date.parse(before.end_date) > BREAK_MS;
    if (isNew) runs.push([round]);
    else run?.push(round);
  }
  const named = runs
    .flatMap((run) => dividedRun(run))
    .map((run) => {
      const [first = '', last = ''] = [run[0], run.at(-1)].map((round) => yearOf(round?.start_date ?? ''));
      return { name: first === last ? first : `${first}/${last.slice(2)}`, run };
    });
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, all]) => ({ name, slug: name.replace('/', '-'), rounds: all.flatMap(({ run }) => run) }))
    .toReversed();
}

/**
 * When the previous season began: older rounds are left out of calendar files. The current season is the one in progress, otherwise the next
 * one, otherwise the last.
 * @param rounds in order of their start
 * @returns an instant; null if there is no earlier season to leave out
 */
export function recentSince(rounds: readonly Dated[], now: Date): string | null {
  const seasons = racingSeasons(rounds);
  const current = seasons.findLast(({ rounds: own }) =>
    own.some(({ end_date }) => new Date(end_date) >= now),
  );
  const index = current === undefined ? 0 : seasons.indexOf(current);
  return index + 2 < seasons.length ? (seasons[index + 1]?.rounds[0]?.start_date ?? null) : null;
}
