import type { RowStatus } from '../../../lib/contract/entities/racing.ts';
import { outcomeOfStatus, statusIn } from '../../../lib/shared/row-outcome.ts';
import { looksLike, positionIn, type DetailColumn, type SheetColumn, type TimingColumn } from './columns.ts';
import { crewOf } from './crew.ts';
import { distanceOf, timeOf } from './times.ts';
import type { TimingDetails, TimingRowData } from './timing-row.ts';

/** Columns in which a word such as DNF may replace a value. */
const OUTCOME_COLUMNS = ['outcome', 'position', 'total_time', 'diff', 'gap'] as const;
const EMPTY = /^[-–—]*$/;

/** The cell of a column in one line, with its line breaks; '' if there is none. */
export type Cells = (column: SheetColumn) => string;
type Report = (message: string) => void;

/** Reads a line's cells in the file's further columns. */
export function readDetails(
  cells: Cells,
  has: (column: DetailColumn) => boolean,
  report: Report,
): TimingDetails {
  const number = (column: 'grid' | 'points', label: string): number | null => {
    const cell = cells(column).replace(/\.$/, '').replace(',', '.');
    if (EMPTY.test(cell)) return null;
    if (looksLike(column, cell) && !(column === 'grid' && Number(cell) === 0)) return Number(cell);
    report(`“${cell}” isn’t a ${label}.`);
    return null;
  };
  const text = (column: DetailColumn) =>
    EMPTY.test(cells(column)) ? '' : cells(column).replaceAll('\n', ' ');
  return {
    ...(has('grid') ? { grid: number('grid', 'grid position') } : {}),
    ...(has('points') ? { points: number('points', 'number of points') } : {}),
    ...(has('team') ? { team: text('team') } : {}),
    ...(has('car') ? { car: text('car') } : {}),
    ...(has('penalties') ? { penalties: text('penalties') } : {}),
    ...(has('status_note') ? { status_note: text('status_note') } : {}),
  };
}

/**
 * Reads one line and reports problems to `report`. A car without a position keeps its laps and times.
 * @param section the status of lines below a heading such as 'Not classified'
 */
export function readLine(cells: Cells, section: RowStatus | null, report: Report): TimingRowData {
  const cellOf = (column: SheetColumn) => cells(column).replaceAll('\n', ' ');
  const written = OUTCOME_COLUMNS.map((column) => statusIn(cellOf(column))).find((status) => status !== null);
  const valueOf = (column: TimingColumn) => (statusIn(cellOf(column)) === null ? cellOf(column) : '');
  const reading = (column: TimingColumn, label: string, read: (cell: string) => string | null): string => {
    const found = read(valueOf(column));
    if (found === null) report(`${label} “${cellOf(column)}” isn’t a time such as 1:23.456.`);
    return found ?? '';
  };
  const name = crewOf(cells('name') || [cellOf('first_name'), cellOf('last_name')].filter(Boolean).join(' '));
  if (name === '') report('Name missing.');
  else if (!looksLike('name', name)) report(`“${name}” isn’t a name.`);
  const race_number = cellOf('race_number').replace(/^#/, '');
  if (race_number !== '' && !looksLike('race_number', race_number))
    report(`“${race_number}” isn’t a race number.`);
  const position = positionIn(valueOf('position'));
  if (position === null && !EMPTY.test(valueOf('position')))
    report(`“${valueOf('position')}” isn’t a position.`);
  const status = written ?? (position === null ? section : null);
  const total_time = reading('total_time', 'The total time', timeOf);
  const laps = valueOf('laps').replace(/\.$/, '');
  const isCount = looksLike('laps', laps);
  if (!isCount && !EMPTY.test(laps)) report(`“${laps}” isn’t a number of laps.`);
  return {
    position: status === null ? position : null,
    race_number,
    name,
    class: cellOf('class'),
    laps: isCount ? Number(laps) : null,
    best_time: reading('best_time', 'The best time', timeOf),
    total_time: total_time || (outcomeOfStatus(status) ?? ''),
    diff: reading('diff', 'The gap to the leader', distanceOf),
    gap: reading('gap', 'The gap to the car ahead', distanceOf),
    ...(status === null ? {} : { status }),
  };
}
