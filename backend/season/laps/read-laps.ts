import type { Result } from '../../payload-types.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { millisecondsOf, timeOf } from '../results-import/times.ts';
import type { ReadLap } from './stored-laps.ts';

/** A lap as given by a line of a file or a record of a call. */
export type GivenLap = {
  /** The line's number, from 1. */
  readonly line: number;
  readonly race_number: string;
  readonly lap: number;
  /** As written; '' for none. */
  readonly time: string;
  readonly position: number | null;
};

/** Finds what is wrong with a lap's car; null if it is fine: laps belong to cars of the sheet. */
function carCheck(rows: NonNullable<Result['rows']>): (number: string) => string | null {
  const cars = Map.groupBy(rows, ({ race_number }) => race_number?.trim() ?? '');
  return (number) => {
    if (number === '') return 'Race number missing.';
    const count = cars.get(number)?.length ?? 0;
    if (count === 0) return `No car in this session has the number ${number}.`;
    return count === 1 ? null : `More than one car in this session has the number ${number}.`;
  };
}

/** Reads laps and reports what is wrong with them. @param rows the session's timing sheet @param unit what the lines are called */
export function readLaps(
  given: readonly GivenLap[],
  rows: NonNullable<Result['rows']>,
  unit: string,
): { readonly laps: readonly ReadLap[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const checkCar = carCheck(rows);
  const lines = new Map<string, number>();
  const laps = given.map(({ line, lap, time: cell, position, ...car }): ReadLap => {
    const race_number = car.race_number.replace(/^#/, '');
    const report = (message: string) => problems.push({ line, message });
    const wrongCar = checkCar(race_number);
    if (wrongCar !== null) report(wrongCar);
    const time = timeOf(cell);
    if (time === null) report(`The lap time “${cell}” isn’t a time such as 1:23.456.`);
    const key = `${race_number} ${String(lap)}`;
    const first = lines.get(key);
    if (first === undefined) lines.set(key, line);
    else report(`Lap ${String(lap)} of car ${race_number} is already in ${unit} ${String(first)}.`);
    return { race_number, lap, position, time: time ? millisecondsOf(cell) : null };
  });
  return { laps, problems };
}
