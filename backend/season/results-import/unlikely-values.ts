import type { LineProblem, NumberedRow } from './timing-row.ts';
import { millisecondsOf } from './times.ts';

/** With fewer best times than this, nothing can be said about outliers. */
const FEWEST_TIMES = 3;

/** Positions that two cars share. `unit` is what the lines are called: of a file, or rows of a call. */
export function findRepeated(rows: readonly NumberedRow[], unit = 'line'): LineProblem[] {
  const seen = new Map<number, number>();
  return rows.flatMap(({ position, line }) => {
    if (position === null) return [];
    const before = seen.get(position);
    seen.set(position, line);
    return before === undefined
      ? []
      : [{ line, message: `Position ${position} is taken by ${unit} ${before} already.` }];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Readable but implausible values: a best lap of less than half the usual time, or a race time shorter than the best lap. They come from a
 * different column, or from a typing error.
 */
export function findUnlikely(rows: readonly NumberedRow[]): LineProblem[] {
  const times = rows.flatMap(({ best_time }) => millisecondsOf(best_time) ?? []);
  const shortest = times.length < FEWEST_TIMES ? 0 : median(times) / 2;
  return rows.flatMap(({ line, best_time, total_time }) => {
    const best = millisecondsOf(best_time);
    const total = millisecondsOf(total_time);
    if (best === null) return [];
    if (best < shortest)
      return [{ line, message: `The best time “${best_time}” is too short beside the others.` }];
    if (total !== null && total < best)
      return [{ line, message: `The total time “${total_time}” is shorter than the best time.` }];
    return [];
  });
}
