import type { Lap, TimingRow } from '@/lib/contract/entities/racing';
import { drivenByCar, type CarLaps } from './laps';
import type { Replay } from './replay';

/** How many cars have to have times for there to be anything to watch. */
const FEWEST_CARS = 2;

/** Whether a race can be watched again by its laps. */
export const isReplayable = (laps: readonly CarLaps[]): boolean =>
  laps.filter(({ gaps }) => gaps[0] !== undefined && gaps[0] !== null).length >= FEWEST_CARS;

/** Makes a race to watch again of its sheet and its laps. */
export const makeReplay = (rows: readonly TimingRow[], laps: readonly Lap[]): Replay => ({
  rows,
  cars: drivenByCar(rows, laps).flatMap(({ row, elapsed }) => {
    const unknown = elapsed.indexOf(null);
    const ends = elapsed.slice(0, unknown === -1 ? elapsed.length : unknown).filter((end) => end !== null);
    return ends.length === 0 ? [] : [{ row, ends }];
  }),
});
