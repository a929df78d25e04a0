import type { DemoTimingRow } from '../records/racing.ts';
import { formatTime, lapsBehind } from './lap-time.ts';
import type { TimedCar } from './practice.ts';
import { sum, type RaceCar } from './race.ts';

/** The timing screen's `total_time` for a car that didn't finish. */
export const DID_NOT_FINISH = 'DNF';

function distance(ahead: RaceCar, car: RaceCar): string {
  const laps = ahead.laps.length - car.laps.length;
  return laps > 0 ? lapsBehind(laps) : formatTime(sum(car.laps) - sum(ahead.laps));
}

/** A race's rows, winner first and retirements last, without a position. */
export function raceRows(cars: readonly RaceCar[]): DemoTimingRow[] {
  const leader = cars[0];
  const bestOf = ({ laps }: RaceCar) => (laps.length > 0 ? Math.min(...laps) : Infinity);
  const fastest = cars.toSorted((a, b) => bestOf(a) - bestOf(b))[0];
  return cars.map((car, index) => {
    const ahead = cars[index - 1];
    const classified = car.retiredFor === null;
    return {
      ...identity(car.entrant),
      position: classified ? index + 1 : null,
      best_time: car.laps.length > 0 ? formatTime(Math.min(...car.laps)) : '',
      laps: car.laps.length,
      total_time: classified ? formatTime(sum(car.laps)) : DID_NOT_FINISH,
      diff: classified && leader && index > 0 ? distance(leader, car) : '',
      gap: classified && ahead ? distance(ahead, car) : '',
      status: classified ? 'classified' : 'dnf',
      status_note: car.retiredFor === null ? '' : `Lap ${String(car.laps.length + 1)}, ${car.retiredFor}`,
      grid: car.grid,
      is_fastest_lap: car === fastest,
    };
  });
}

/** Practice or qualifying rows, fastest first; cars without a time come last, without a position. */
export function timedRows(cars: readonly TimedCar[]): DemoTimingRow[] {
  const quickest = cars[0]?.best ?? null;
  return cars.map((car, index) => {
    const previous = cars[index - 1]?.best ?? null;
    const { best } = car;
    return {
      ...identity(car.entrant),
      position: best === null ? null : index + 1,
      best_time: best === null ? '' : formatTime(best),
      laps: car.laps,
      total_time: '',
      diff: best === null || quickest === null || index === 0 ? '' : formatTime(best - quickest),
      gap: best === null || previous === null ? '' : formatTime(best - previous),
    };
  });
}

const identity = (entrant: RaceCar['entrant']) => ({
  race_number: entrant.number,
  class: entrant.className,
  name: entrant.name,
});
