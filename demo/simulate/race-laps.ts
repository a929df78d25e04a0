import type { DemoLaps } from '../records/racing.ts';
import type { RaceCar } from './race.ts';

/** The laps of a race as recorded by a timing system: a position is among the cars that have done as many laps. */
export function lapsOfRace(cars: readonly Pick<RaceCar, 'entrant' | 'laps'>[]): DemoLaps {
  const driven = cars.filter(({ laps }) => laps.length > 0);
  const ends = driven.map(({ laps }) => {
    let at = 0;
    return laps.map((time) => (at += time));
  });
  const positionOf = (car: number, lap: number) => {
    const own = ends[car]?.[lap] ?? 0;
    return 1 + ends.filter((other) => (other[lap] ?? Infinity) < own).length;
  };
  return Object.fromEntries(
    driven.map(({ entrant, laps }, car): [string, DemoLaps[string]] => [
      entrant.number,
      laps.map((time, lap) => [time, positionOf(car, lap)]),
    ]),
  );
}
