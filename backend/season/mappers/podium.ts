import { placesAmong } from '../../../lib/shared/places-among.ts';
import type { TimingRows } from '../data/results.ts';
import { timingRowEntity } from './racing.ts';

/** Number of cars on a podium. */
const PLACES = 3;

type Row = TimingRows[number];

/** A car on the podium, without its drivers' names. */
export type PodiumCar = {
  readonly position: number;
  readonly class_position: number;
  /** '' if all cars are in one class. */
  readonly class: string;
  readonly race_number: string;
  readonly name: string;
  readonly team: string;
  readonly drivers: Row['drivers'];
};

/** The first three of a timing sheet, then the best of each class that isn't among them. Unclassified cars aren't included. */
export function podiumOf(rows: TimingRows): readonly PodiumCar[] {
  const hasClasses = new Set(rows.map((row) => (row.class ?? '').trim())).size > 1;
  const cars = rows.flatMap((row) => {
    const { position, race_number, name, team } = timingRowEntity(row);
    const ofClass = hasClasses ? (row.class ?? '').trim() : '';
    return position === null
      ? []
      : [{ position, race_number, name, team, class: ofClass, drivers: row.drivers }];
  });
  return [...Map.groupBy(cars, (car) => car.class).values()]
    .flatMap((ofClass) => [...placesAmong(ofClass)])
    .map(([car, class_position]): PodiumCar => ({ ...car, class_position }))
    .toSorted((a, b) => a.position - b.position)
    .filter(({ position, class: name, class_position }) => {
      return position <= PLACES || (name !== '' && class_position === 1);
    });
}
