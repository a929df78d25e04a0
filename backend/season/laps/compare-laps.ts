import type { Result } from '../../payload-types.ts';
import type { RowChange } from '../results-import/compare.ts';
import type { StoredLaps } from './stored-laps.ts';

const lapCount = (count: number) => `${String(count)} ${count === 1 ? 'lap' : 'laps'}`;

/** What an import of laps would change, car by car. @param rows the session's timing sheet, in order */
export function compareLaps(
  before: StoredLaps,
  after: StoredLaps,
  rows: NonNullable<Result['rows']>,
): RowChange[] {
  const names = new Map(rows.map(({ race_number, name }) => [race_number?.trim() ?? '', name]));
  // Laps of cars that are no longer on the sheet come last.
  const cars = new Set([...names.keys(), ...Object.keys(before)]);
  return [...cars].flatMap((number): RowChange[] => {
    const [old = [], own = []] = [before[number], after[number]];
    const row = [number, names.get(number) ?? ''].filter(Boolean).join(' ');
    if (old.length === 0 && own.length === 0) return [];
    if (old.length === 0) return [{ kind: 'added', row, details: [lapCount(own.length)] }];
    if (own.length === 0) return [{ kind: 'removed', row, details: [lapCount(old.length)] }];
    const changed = Array.from({ length: Math.max(old.length, own.length) }, (_, index) => index + 1).filter(
      (lap) => String(old[lap - 1]) !== String(own[lap - 1]),
    );
    if (changed.length === 0) return [];
    return [{ kind: 'changed', row, details: [`${lapCount(changed.length)} of ${String(own.length)}`] }];
  });
}
