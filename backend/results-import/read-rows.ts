import { columnOf, FIRST_NAME, LAST_NAME, TIMING_COLUMNS, type TimingColumn } from './columns.ts';
import { readDelimited, type Line } from './delimited.ts';
import { distanceOf, timeOf } from './times.ts';

/** A row as the CMS keeps it. */
export type TimingRowData = {
  readonly position: number | null;
  readonly race_number: string;
  readonly name: string;
  readonly class: string;
  readonly laps: number | null;
  readonly best_time: string;
  readonly total_time: string;
  readonly diff: string;
  readonly gap: string;
};
export type LineProblem = { readonly line: number; readonly message: string };
export type ReadRows = {
  readonly rows: readonly TimingRowData[];
  readonly problems: readonly LineProblem[];
  /** Headings that mean nothing here. */
  readonly ignored: readonly string[];
};

const MAX_ROWS = 500;
/** Words that timing systems write in place of a position. */
const NOT_CLASSIFIED = /^(?:|-+|dnf|dns|dsq|dq|nc|nt|ret|wd|excl?|unclassified|not classified)$/i;

type Cells = { readonly value: (column: TimingColumn) => string; readonly name: string };

/** Finds the cells of each line by the headings; a name may be in two. */
function cellReader({ cells: headings }: Line): (line: Line) => Cells {
  const places = new Map<TimingColumn, number>();
  headings.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column !== null && !places.has(column)) places.set(column, index);
  });
  const first = headings.findIndex((heading) => FIRST_NAME.test(heading));
  const last = headings.findIndex((heading) => LAST_NAME.test(heading));
  return ({ cells }) => {
    const at = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
    const joined = [at(first), at(last)].filter(Boolean).join(' ');
    return { value: (column) => at(places.get(column)), name: at(places.get('name')) || joined };
  };
}

/** Reads one line; what is wrong with it goes to `tell`. */
function readLine({ value, name }: Cells, tell: (message: string) => void): TimingRowData {
  const whole = (column: TimingColumn, label: string, least: number): number | null => {
    const cell = value(column).replace(/\.$/, '');
    if (cell === '') return null;
    if (/^\d{1,4}$/.test(cell) && Number(cell) >= least) return Number(cell);
    tell(`${label} “${cell}” is not a number.`);
    return null;
  };
  const reading = (column: TimingColumn, label: string, read: (cell: string) => string | null): string => {
    const found = read(value(column));
    if (found === null) tell(`${label} “${value(column)}” is not a time such as 1:23.456.`);
    return found ?? '';
  };
  if (name === '') tell('There is no name.');
  return {
    position: NOT_CLASSIFIED.test(value('position')) ? null : whole('position', 'The position', 1),
    race_number: value('race_number').replace(/^#/, ''),
    name,
    class: value('class'),
    laps: whole('laps', 'The number of laps', 0),
    best_time: reading('best_time', 'The best time', timeOf),
    // A race winner's time, or words such as "DNF" that some systems write there.
    total_time: NOT_CLASSIFIED.test(value('total_time'))
      ? ''
      : reading('total_time', 'The total time', timeOf),
    diff: reading('diff', 'The distance to the leader', distanceOf),
    gap: reading('gap', 'The distance to the one ahead', distanceOf),
  };
}

function findRepeated(rows: readonly (TimingRowData & { line: number })[]): LineProblem[] {
  const seen = new Map<number, number>();
  return rows.flatMap(({ position, line }) => {
    if (position === null) return [];
    const before = seen.get(position);
    seen.set(position, line);
    return before === undefined
      ? []
      : [{ line, message: `Position ${position} is taken by line ${before} already.` }];
  });
}

/**
 * Reads the timing rows of a file of a timing system. Nothing is guessed: every line that cannot be read is told with its number, and
 * then none of the rows is to be used.
 */
export function readTimingRows(file: string): ReadRows {
  const [head, ...lines] = readDelimited(file);
  const headings = head?.cells ?? [];
  const known = new Set(headings.map(columnOf));
  const hasName =
    known.has('name') || headings.some((heading) => FIRST_NAME.test(heading) || LAST_NAME.test(heading));
  if (head === undefined || !hasName) {
    const message = `The first line has to name the columns, a name among them; known are ${TIMING_COLUMNS.join(', ')}.`;
    return { rows: [], problems: [{ line: 1, message }], ignored: [] };
  }
  const problems: LineProblem[] = [];
  if (lines.length === 0)
    problems.push({ line: head.number, message: 'There are no rows below the headings.' });
  if (lines.length > MAX_ROWS)
    problems.push({ line: MAX_ROWS + 2, message: `A sheet has up to ${MAX_ROWS} rows.` });
  const read = cellReader(head);
  const rows = lines.slice(0, MAX_ROWS).map((line) => {
    if (line.cells.length > headings.length)
      problems.push({
        line: line.number,
        message: `There are ${line.cells.length} cells, but ${headings.length} columns.`,
      });
    const row = readLine(read(line), (message) => problems.push({ line: line.number, message }));
    return { ...row, line: line.number };
  });
  problems.push(...findRepeated(rows));
  const ignored = headings.filter(
    (heading) =>
      heading !== '' && columnOf(heading) === null && !FIRST_NAME.test(heading) && !LAST_NAME.test(heading),
  );
  return {
    rows: rows.map(({ line: _line, ...row }) => row),
    problems: problems.toSorted((a, b) => a.line - b.line),
    ignored,
  };
}
