import { millisecondsOf } from './times.ts';
import type { TimingRowData } from './timing-row.ts';

/** Each gap is rounded to a thousandth; some systems cut them off instead. */
const TOLERANCE_MS = 2;

type Gaps = readonly (number | null)[];

/** How often summing the gaps to the car ahead gives the gaps to the leader, from the third car on: for the second, both are the same. */
function countSums(toLeader: Gaps, toAhead: Gaps): number {
  return toLeader.filter((gap, index) => {
    const [ahead, own] = [toLeader[index - 1], toAhead[index]];
    if (index < 2 || gap === null || own == null || ahead == null) return false;
    return Math.abs(ahead + own - gap) <= TOLERANCE_MS;
  }).length;
}

/** How often the total times confirm that gaps are to the leader. */
const countToLeader = (gaps: Gaps, totals: Gaps): number =>
  gaps.filter((gap, index) => {
    const [first, total] = [totals[0], totals[index]];
    if (index < 2 || gap === null || first == null || total == null) return false;
    return Math.abs(total - first - gap) <= TOLERANCE_MS;
  }).length;

/** How often the total times confirm that gaps are to the car ahead. */
const countToAhead = (gaps: Gaps, totals: Gaps): number =>
  gaps.filter((gap, index) => {
    const [ahead, total] = [totals[index - 1], totals[index]];
    if (index < 2 || gap === null || ahead == null || total == null) return false;
    return Math.abs(total - ahead - gap) <= TOLERANCE_MS;
  }).length;

/**
 * Whether the columns for the gaps to the leader and to the car ahead are swapped: timing systems call both 'Gap' and 'Diff'. If there is
 * only one of them, the total times decide.
 */
export function areGapsSwapped(rows: readonly TimingRowData[], columns: ReadonlySet<string>): boolean {
  const classified = rows
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const gapsIn = (column: 'diff' | 'gap' | 'total_time') =>
    classified.map((row) => millisecondsOf(row[column]) ?? millisecondsOf(`${row[column]}.0`));
  const [diff, gap, totals] = [gapsIn('diff'), gapsIn('gap'), gapsIn('total_time')];
  if (columns.has('diff') && columns.has('gap')) return countSums(gap, diff) > countSums(diff, gap);
  if (columns.has('diff')) return countToAhead(diff, totals) > countToLeader(diff, totals);
  return columns.has('gap') && countToLeader(gap, totals) > countToAhead(gap, totals);
}
