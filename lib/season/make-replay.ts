import type { Lap, TimingRow } from '@/lib/contract/entities/racing';
import { drivenByCar, type CarLaps } from './laps';
import type { Replay } from './replay';

/** How many cars need times for there to be anything to watch. */
const MIN_CARS = 2;

/** Whether a race has enough laps for a replay. */
export const isReplayable = (laps: readonly CarLaps[]): boolean =>
  laps.filter(({ gaps }) => gaps[0] !== undefined && gaps[0] !== null).length >= MIN_CARS;

/** Makes a race's replay from its sheet and its laps. */
export const makeReplay = (rows: readonly TimingRow[], laps: readonly Lap[]): Replay => ({
  rows,
  cars: drivenByCar(rows, laps).flatMap(({ row, elapsed }) => {
    const unknown = elapsed.indexOf(null);
    const ends = elapsed.slice(0, unknown === -1 ? elapsed.length : unknown).filter((end) => end !== null);
    return ends.length === 0 ? [] : [{ row, ends }];
  }),
});
