import type { DriverResult, TimingRow } from '@/lib/contract/entities/racing';
import { readLap } from './lap-time';

/** A session with at least two of the compared drivers. */
export type ComparedSession = {
  readonly result: DriverResult['result'];
  /** The row of each driver; null for those who weren't in it. */
  readonly rows: readonly (TimingRow | null)[];
  /** Indexes of the drivers with the best lap among them: several if they are level, none if only one lap is known. */
  readonly quickest: readonly number[];
};

function quickestOf(rows: ComparedSession['rows']): readonly number[] {
  const laps = rows.map((row) => (row === null ? null : readLap(row.best_time)));
  const known = laps.filter((lap) => lap !== null);
  const best = Math.min(...known);
  return known.length < 2 ? [] : laps.flatMap((lap, index) => (lap === best ? [index] : []));
}

const momentOf = ({ date }: DriverResult['result']) => (date === null ? 0 : Date.parse(date));

/**
 * The sessions of a category with at least two of the drivers, by date.
 * @param results of each driver
 */
export function comparedSessions(
  results: readonly (readonly DriverResult[])[],
  category: number,
): readonly ComparedSession[] {
  const own = results.map((ofDriver) => ofDriver.filter(({ result }) => result.category?.id === category));
  const rowsOf = own.map((ofDriver) => new Map(ofDriver.map(({ result, row }) => [result.id, row])));
  const sessions = new Map(own.flat().map(({ result }) => [result.id, result]));
  return [...sessions.values()]
    .toSorted((a, b) => momentOf(a) - momentOf(b) || a.sort_order - b.sort_order || a.id - b.id)
    .map((result) => {
      const rows = rowsOf.map((ofDriver) => ofDriver.get(result.id) ?? null);
      return { result, rows, quickest: quickestOf(rows) };
    })
    .filter(({ rows }) => rows.filter((row) => row !== null).length > 1);
}
