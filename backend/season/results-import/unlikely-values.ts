import { isDeadHeat } from '../validation/dead-heat.ts';
import type { Numbered, TimingRowData } from './timing-row.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { lapOf, millisecondsOf } from './times.ts';

type Row = Numbered<TimingRowData>;

/** With fewer best times than this, outliers can't be detected. */
const MIN_TIMES = 3;

/**
 * Positions that cars share without a dead heat: after two seconds the next car is fourth, or later in a sheet with gaps.
 * @param unit what the lines are called: lines of a file, or rows of a call
 */
export function findRepeated(rows: readonly Row[], unit = 'line'): LineProblem[] {
  const classified = rows.filter(({ position }) => position !== null);
  const byPosition = Map.groupBy(classified, ({ position }) => position ?? 0);
  return [...byPosition].flatMap(([position, [first, ...others]]) => {
    if (first === undefined || isDeadHeat(position, classified)) return [];
    return others.map(({ line }) => ({
      line,
      message: `Position ${String(position)} is already taken by ${unit} ${String(first.line)}.`,
    }));
  });
}

/** Names the positions that no car has. They are kept: a sheet of only some cars has gaps. */
export function findGaps(rows: readonly Row[]): string[] {
  const positions = rows.flatMap(({ position }) => position ?? []).toSorted((a, b) => a - b);
  const missing: number[] = [];
  let next = 1;
  for (const [index, position] of positions.entries()) {
    for (; next < position; next += 1) missing.push(next);
    if (positions[index + 1] !== position) next = Math.max(index + 2, position + 1);
  }
  if (missing.length === 0) return [];
  const shown = missing.slice(0, MAX_GAPS).join(', ');
  const more = missing.length > MAX_GAPS ? ' …' : '';
  return [`No car has position ${shown}${more}. The other positions stay as they are on the sheet.`];
}
const MAX_GAPS = 10;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Readable but implausible values: a best lap of less than half the usual time, or a race time shorter than the best lap. They come from
 * another column, a typing error, or a session that was stopped.
 */
export function findUnlikely(rows: readonly Row[]): LineProblem[] {
  const times = rows.flatMap(({ best_time }) => lapOf(best_time) ?? []);
  const shortest = times.length < MIN_TIMES ? 0 : median(times) / 2;
  return rows.flatMap(({ line, best_time, total_time }) => {
    const best = lapOf(best_time);
    const total = millisecondsOf(total_time);
    if (best === null) return [];
    if (best < shortest)
      return [{ line, message: `The best time “${best_time}” is much shorter than the others.` }];
    if (total !== null && total < best)
      return [{ line, message: `The total time “${total_time}” is shorter than the best time.` }];
    return [];
  });
}
