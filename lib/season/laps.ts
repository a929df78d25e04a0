import type { Lap, TimingRow } from '@/lib/contract/entities/racing';
import { MAX_LAP_NUMBER } from '@/lib/contract/timing';
import { readTime } from './lap-time';

/** A car on a sheet, lap by lap: the first value is at the end of its first lap. Null for unknown values. */
export type CarLaps = {
  readonly row: TimingRow;
  /** Positions on the track. */
  readonly places: readonly (number | null)[];
  /** Gaps to the car that was first at the end of the same lap, in milliseconds. */
  readonly gaps: readonly (number | null)[];
  /** How long each lap took, in milliseconds. */
  readonly times: readonly (number | null)[];
};

/** A car with its laps. */
export type Driven = {
  readonly row: TimingRow;
  readonly positions: readonly (number | null)[];
  readonly times: readonly (number | null)[];
  /** From the start to the end of each lap, in milliseconds; null from the first lap without a time. */
  readonly elapsed: readonly (number | null)[];
};

function driven(row: TimingRow, laps: readonly Lap[]): Driven {
  const count = Math.max(...laps.map(({ lap }) => lap));
  const byNumber = new Map(laps.map((lap) => [lap.lap, lap]));
  const each = Array.from({ length: count }, (_, index) => byNumber.get(index + 1));
  const times = each.map((lap) => readTime(lap?.time ?? ''));
  let sum: number | null = 0;
  return {
    row,
    positions: each.map((lap) => lap?.position ?? null),
    times,
    elapsed: times.map((time) => {
      return (sum = sum === null || time === null ? null : sum + time);
    }),
  };
}

/**
 * Positions by time, for laps without positions: a car's place among those that have completed as many laps. Unknown once the time of any of
 * them is missing, since that car could be anywhere.
 */
function placesByTime(cars: readonly Driven[], { elapsed }: Driven): readonly (number | null)[] {
  return elapsed.map((own, index) => {
    const others = cars.flatMap((car) => (index < car.elapsed.length ? [car.elapsed[index] ?? null] : []));
    if (own === null || others.includes(null)) return null;
    return 1 + others.filter((other) => other !== null && other < own).length;
  });
}

/**
 * The cars of a session with their laps, in the order of its sheet. Cars without laps, and cars that share a number, are left out.
 * @param laps in any order
 */
export function drivenByCar(rows: readonly TimingRow[], laps: readonly Lap[]): readonly Driven[] {
  const own = Map.groupBy(
    laps.filter(({ lap }) => lap <= MAX_LAP_NUMBER),
    ({ race_number }) => race_number.trim(),
  );
  return [...Map.groupBy(rows, ({ race_number }) => race_number.trim())].flatMap(
    ([number, [row, ...others]]) => {
      const ofCar = own.get(number);
      return row && ofCar && others.length === 0 ? [driven(row, ofCar)] : [];
    },
  );
}

/** The cars of a session as in `drivenByCar`, with positions and gaps at the end of each lap. */
export function lapsByCar(rows: readonly TimingRow[], laps: readonly Lap[]): readonly CarLaps[] {
  const cars = drivenByCar(rows, laps);
  const hasPositions = cars.some(({ positions }) => positions.some((position) => position !== null));
  const placed = cars.map((car) => ({
    ...car,
    places: hasPositions ? car.positions : placesByTime(cars, car),
  }));
  /** When the leader ended a lap. */
  const leader = (index: number) => placed.find(({ places }) => places[index] === 1)?.elapsed[index] ?? null;
  const lapCount = Math.max(0, ...placed.map(({ places }) => places.length));
  const first = Array.from({ length: lapCount }, (_, index) => leader(index));
  return placed.map(({ row, places, times, elapsed }) => ({
    row,
    places,
    times,
    gaps: elapsed.map((time, index) => {
      const ahead = first[index] ?? null;
      return time === null || ahead === null ? null : Math.max(0, time - ahead);
    }),
  }));
}
