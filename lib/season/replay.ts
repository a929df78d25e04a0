import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Messages } from '@/lib/i18n/translate';
import { formatLapTime } from './lap-time';
import type { TimedRow } from './sheet';

/** GET, with the parameters below: a race's replay as JSON (`ReplayContents`). */
export const REPLAY_CALL = '/api/replay';
export const REPLAY_SESSION_PARAMETER = 'session';
export const REPLAY_LANGUAGE_PARAMETER = 'lang';

/** A car with the moments at which it completed its laps, in milliseconds from the start, up to the first lap without a known time. */
export type ReplayCar = { readonly row: TimingRow; readonly ends: readonly number[] };

/** A race's replay. Cars without laps only appear at the end. */
export type Replay = {
  /** In the order of the sheet. */
  readonly rows: readonly TimingRow[];
  readonly cars: readonly ReplayCar[];
};

/** The call's response: a replay, and the texts needed to show it. */
export type ReplayContents = { readonly replay: Replay; readonly texts: Messages };

/** When the leading car completed each lap, in milliseconds from the start; 0 for the start itself. */
export function lapMoments({ cars }: Pick<Replay, 'cars'>): readonly number[] {
  const lapCount = Math.max(0, ...cars.map(({ ends }) => ends.length));
  const first = Array.from({ length: lapCount }, (_, lap) =>
    Math.min(...cars.map(({ ends }) => ends[lap] ?? Infinity)),
  );
  return [0, ...first];
}

/** The length of a replay in milliseconds: until the last car has completed its last lap. */
export const replayLength = ({ cars }: Pick<Replay, 'cars'>): number =>
  Math.max(0, ...cars.map(({ ends }) => ends.at(-1) ?? 0));

/** How many laps the leading car has completed at a moment. */
export const lapAt = (moments: readonly number[], ms: number): number =>
  moments.findLastIndex((moment) => moment <= ms);

type Standing = { readonly car: ReplayCar; readonly laps: number; readonly end: number };

const standingAt = (car: ReplayCar, ms: number): Standing => {
  const laps = car.ends.findLastIndex((end) => end <= ms) + 1;
  return { car, laps, end: car.ends[laps - 1] ?? 0 };
};

/** A car's place on the grid; cars without one come after the others, as on the sheet. */
const gridOf = ({ row }: ReplayCar) => row.grid ?? Infinity;
const byPlace = (a: Standing, b: Standing) =>
  b.laps - a.laps || a.end - b.end || (gridOf(a.car) === gridOf(b.car) ? 0 : gridOf(a.car) - gridOf(b.car));

/** A car's gap to another at the end of its own last lap: a time, or laps if it was lapped. */
function behind(own: Standing, ahead: Standing | undefined): string {
  if (ahead === undefined || own.laps === 0) return '';
  // The car ahead may just have completed a lap that this one is about to complete.
  const lapped = ahead.laps - own.laps - 1;
  if (lapped > 0) return `${String(lapped)} ${lapped === 1 ? 'lap' : 'laps'}`;
  return formatLapTime(own.end - (ahead.car.ends[own.laps - 1] ?? own.end));
}

/** The timing sheet at a moment of a race, in milliseconds from its start; at the end, the actual sheet. */
export function replayRows(replay: Replay, ms: number): readonly TimedRow[] {
  if (ms >= replayLength(replay)) return replay.rows;
  const standings = replay.cars.map((car) => standingAt(car, ms)).toSorted(byPlace);
  const [leader] = standings;
  return standings.map((own, index) => {
    const { row, ends } = own.car;
    const times = ends.slice(0, own.laps).map((end, lap) => end - (ends[lap - 1] ?? 0));
    const last = times.at(-1);
    return {
      ...row,
      position: index + 1,
      laps: own.laps,
      best_time: last === undefined ? '' : formatLapTime(Math.min(...times)),
      last_time: last === undefined ? '' : formatLapTime(last),
      total_time: own === leader && own.laps > 0 ? formatLapTime(own.end) : '',
      diff: own === leader ? '' : behind(own, leader),
      gap: behind(own, standings[index - 1]),
      ...{ status: null, status_note: '', penalties: '', points: null, is_fastest_lap: false },
    };
  });
}
