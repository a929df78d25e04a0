import type { Outcome } from '../../../lib/contract/entities/racing.ts';
import { TIMING_MAX_ROWS } from '../../../lib/contract/timing.ts';
import { looksLike, outcomeIn, type DetailColumn, type SheetColumn, type TimingColumn } from './columns.ts';
import type { Line } from './delimited.ts';
import { findLayout, NO_HEADINGS } from './layout.ts';
import { distanceOf, timeOf } from './times.ts';
import type { LineProblem, NumberedRow, TimingDetails, TimingRowData } from './timing-row.ts';
import { findRepeated, findUnlikely } from './unlikely-values.ts';

export type ReadRows = {
  readonly rows: readonly TimingRowData[];
  readonly problems: readonly LineProblem[];
  /** Headings and lines that aren't used. */
  readonly ignored: readonly string[];
};

const MAX_ROWS = TIMING_MAX_ROWS;
/** Columns where a word such as DNF may replace a value. */
const OUTCOME_COLUMNS = ['outcome', 'position', 'total_time', 'diff', 'gap'] as const;
const EMPTY = /^[-–—]*$/;

/** 'O’Brien, Tama / Lee, Sam' → 'Tama O’Brien / Sam Lee'. */
const inReadingOrder = (name: string): string =>
  name
    .split('/')
    .map((part) => {
      const [last = '', first = '', ...others] = part.split(',').map((half) => half.trim());
      return first === '' || others.length > 0 ? part.trim() : `${first} ${last}`;
    })
    .join(' / ');

/** The cell of a column in one line; '' if there is none. */
export type Cells = (column: SheetColumn) => string;

/** Reads what a line says in the file's further columns. */
function readDetails(
  cells: Cells,
  has: (column: DetailColumn) => boolean,
  tell: (message: string) => void,
): TimingDetails {
  const number = (column: 'grid' | 'points', label: string): number | null => {
    const cell = cells(column).replace(/\.$/, '').replace(',', '.');
    if (EMPTY.test(cell)) return null;
    if (looksLike(column, cell) && !(column === 'grid' && Number(cell) === 0)) return Number(cell);
    tell(`${label} “${cell}” is not a number.`);
    return null;
  };
  const text = (column: DetailColumn) => (EMPTY.test(cells(column)) ? '' : cells(column));
  return {
    ...(has('grid') ? { grid: number('grid', 'The grid position') } : {}),
    ...(has('points') ? { points: number('points', 'The number of points') } : {}),
    ...(has('team') ? { team: text('team') } : {}),
    ...(has('car') ? { car: text('car') } : {}),
    ...(has('penalties') ? { penalties: text('penalties') } : {}),
    ...(has('status_note') ? { status_note: text('status_note') } : {}),
  };
}

/** Reads one line and reports problems to `tell`. `section` is the outcome for lines below a heading such as 'Not classified'. */
export function readLine(
  cells: Cells,
  section: Outcome | null,
  tell: (message: string) => void,
): TimingRowData {
  const written =
    OUTCOME_COLUMNS.map((column) => outcomeIn(cells(column))).find((one) => one !== null) ?? null;
  const valueOf = (column: TimingColumn) => {
    const cell = cells(column);
    return outcomeIn(cell) !== null && column !== 'name' && column !== 'class' ? '' : cell;
  };
  const whole = (column: TimingColumn, label: string): number | null => {
    const cell = valueOf(column).replace(/\.$/, '');
    if (EMPTY.test(cell)) return null;
    if (looksLike(column, cell) && !(column === 'position' && Number(cell) === 0)) return Number(cell);
    tell(`${label} “${cell}” is not a number.`);
    return null;
  };
  const reading = (column: TimingColumn, label: string, read: (cell: string) => string | null): string => {
    const found = read(valueOf(column));
    if (found === null) tell(`${label} “${cells(column)}” is not a time such as 1:23.456.`);
    return found ?? '';
  };
  const halves = [cells('first_name'), cells('last_name')].filter(Boolean).join(' ');
  const name = inReadingOrder(cells('name') || halves);
  if (name === '') tell('There is no name.');
  else if (!looksLike('name', name)) tell(`The name “${name}” is not one.`);
  const race_number = cells('race_number').replace(/^#/, '');
  if (race_number !== '' && !looksLike('race_number', race_number))
    tell(`The race number “${race_number}” is not one.`);
  const position = whole('position', 'The position');
  const outcome = written ?? (position === null ? section : null);
  const total_time = reading('total_time', 'The total time', timeOf);
  return {
    position: outcome === null ? position : null,
    race_number,
    name,
    class: cells('class'),
    laps: whole('laps', 'The number of laps'),
    best_time: reading('best_time', 'The best time', timeOf),
    total_time: outcome ?? total_time,
    diff: reading('diff', 'The gap to the leader', distanceOf),
    gap: reading('gap', 'The gap to the car ahead', distanceOf),
  };
}

/** The text of a line with a single filled cell among several columns: a heading within the sheet, or a note below it. */
function loneText({ cells }: Line, columns: number): string | null {
  const [text, ...others] = cells.filter((cell) => cell !== '');
  return columns > 2 && text !== undefined && others.length === 0 ? text : null;
}

/**
 * Reads the timing rows of a timing system's file. Nothing is guessed: every line that can't be read, or has an implausible value, is
 * reported with its number, and then none of the rows may be used.
 */
export function readTimingRows(file: string): ReadRows {
  const layout = findLayout(file);
  if (layout === null) return { rows: [], problems: [{ line: 1, message: NO_HEADINGS }], ignored: [] };
  const { head, lines, places } = layout;
  const problems: LineProblem[] = [...layout.problems];
  const ignored = [...layout.ignored];
  const rows: NumberedRow[] = [];
  let section: Outcome | null = null;
  for (const { number: line, cells } of lines) {
    const tell = (message: string) => problems.push({ line, message });
    const alone = loneText({ number: line, cells }, head.cells.length);
    if (alone !== null) {
      section = outcomeIn(alone) ?? section;
      if (outcomeIn(alone) === null) ignored.push(alone);
      continue;
    }
    const used = cells.findLastIndex((cell) => cell !== '') + 1;
    if (used > head.cells.length) tell(`There are ${used} cells, but ${head.cells.length} columns.`);
    const at = (column: SheetColumn) => cells[places.get(column) ?? -1] ?? '';
    const details = readDetails(at, (column) => places.has(column), tell);
    rows.push({ ...readLine(at, section, tell), ...details, line });
  }
  if (rows.length === 0)
    problems.push({ line: head.number, message: 'There are no rows below the headings.' });
  const tooMany = rows[MAX_ROWS];
  if (tooMany) problems.push({ line: tooMany.line, message: `A sheet has up to ${MAX_ROWS} rows.` });
  problems.push(...findRepeated(rows), ...findUnlikely(rows));
  return {
    rows: rows.map(({ line: _line, ...row }) => row),
    problems: problems.toSorted((a, b) => a.line - b.line),
    ignored,
  };
}
