import type { TimingRow } from '@/lib/contract/entities/racing';
import type { CarLaps } from './laps';

/** The laps between two of a car's stops; `from` and `to` are lap numbers from 1. */
export type Stint = {
  readonly from: number;
  readonly to: number;
  /** Its quickest lap, in milliseconds; null if none is known. */
  readonly best: number | null;
};
export type CarStints = { readonly row: TimingRow; readonly stints: readonly Stint[] };

/** A lap includes a stop if it took this much longer than the car's usual lap, as a share, while the field was not slower. */
const SLOWER = 0.2;
/** How many laps it takes to know a car's usual lap, and how many cars to know the field's pace. */
const MIN_LAPS = 6;
const MIN_CARS = 3;

function median(values: readonly number[]): number | null {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? null;
}

const known = (times: readonly (number | null)[]) => times.filter((time) => time !== null);

/** Each lap of a car relative to its usual lap; null if unknown, and for the first lap, which includes the start. */
function ratiosOf({ times }: CarLaps): readonly (number | null)[] {
  const later = known(times.slice(1));
  const usual = later.length < MIN_LAPS ? null : median(later);
  return times.map((time, index) => (index === 0 || time === null || usual === null ? null : time / usual));
}

/** The median of each lap over the field: more than 1 behind the safety car or in the rain. */
function fieldOf(cars: readonly (readonly (number | null)[])[]): readonly number[] {
  const count = Math.max(0, ...cars.map((ratios) => ratios.length));
  return Array.from({ length: count }, (_, index) => {
    const ratios = known(cars.map((own) => own[index] ?? null));
    return ratios.length < MIN_CARS ? 1 : (median(ratios) ?? 1);
  });
}

function stintsOf({ times }: CarLaps, ratios: readonly (number | null)[], field: readonly number[]): Stint[] {
  const isSlow = (index: number) => (ratios[index] ?? 0) - (field[index] ?? 1) > SLOWER;
  // The way in and the way out may both be slow: the stint ends with the first of them.
  const ends = times.flatMap((_, index) =>
    isSlow(index) && !isSlow(index - 1) && index < times.length - 1 ? [index] : [],
  );
  return [...ends, times.length - 1].map((end, stint) => {
    const start = (ends[stint - 1] ?? -1) + 1;
    const laps = known(times.slice(start, end + 1));
    return { from: start + 1, to: end + 1, best: laps.length === 0 ? null : Math.min(...laps) };
  });
}

/**
 * The stints of the cars of a race, estimated from their lap times, since timing systems don't say who stopped. A spin may look like a stop.
 * @param cars in any order
 */
export function stintsByCar(cars: readonly CarLaps[]): readonly CarStints[] {
  const driven = cars.filter(({ times }) => times.length > 0);
  const ratios = driven.map(ratiosOf);
  const field = fieldOf(ratios);
  return driven.map((car, index) => ({ row: car.row, stints: stintsOf(car, ratios[index] ?? [], field) }));
}
