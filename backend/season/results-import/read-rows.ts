import { TIMING_MAX_ROWS } from '../../../lib/contract/timing.ts';
import type { RowStatus } from '../../../lib/contract/entities/racing.ts';
import { statusIn } from '../../../lib/shared/row-outcome.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { SHEET_COLUMNS, TIMING_COLUMNS, type TimingColumn } from './columns.ts';
import { areGapsSwapped } from './gap-columns.ts';
import { readDetails, readLine } from './read-line.ts';
import { readTable, type Table } from '../sheets/read-table.ts';
import type { Numbered, SheetRow, TimingRowData } from './timing-row.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { findGaps, findRepeated, findUnlikely } from './unlikely-values.ts';
import { secondWinners } from '../validation/dead-heat.ts';

export type ReadRows = {
  readonly rows: readonly SheetRow[];
  /** What can't be read; if anything, none of the rows may be used. */
  readonly problems: LineProblem[];
  /** What is readable but unlikely, and needs confirming. */
  readonly warnings: LineProblem[];
  /** How ambiguous headings and positions were read. */
  readonly notes: string[];
  /** Unused headings and lines. */
  readonly ignored: string[];
};

/** The message for a file without headings. */
const NO_HEADINGS = `One of the first lines must name the columns, including a name. Known columns: ${[...TIMING_COLUMNS, 'grid', 'team', 'vehicle', 'penalties', 'points', 'reason'].join(', ')}.`;

type SheetTable = Table<keyof typeof SHEET_COLUMNS>;

/** The values of a row in the columns that the file has. */
function valuesIn(row: TimingRowData, { columns }: SheetTable): SheetRow {
  const present = new Set<TimingColumn>(TIMING_COLUMNS.filter((column) => columns.has(column)));
  // A word such as DNF means that there is no position, whichever column it is in.
  if (row.status !== undefined) present.add('position');
  const entries = Object.entries(row).filter(
    ([name]) => name === 'status' || TIMING_COLUMNS.some((column) => column === name && present.has(column)),
  );
  return { ...Object.fromEntries(entries), name: row.name };
}

type ReadLines = Pick<ReadRows, 'problems' | 'ignored'> & {
  /** All columns of each line, and the file's further details. */
  readonly lines: readonly Numbered<{ readonly row: TimingRowData; readonly details: object }>[];
};

function readLines(table: SheetTable): ReadLines {
  const problems: LineProblem[] = [];
  const ignored: string[] = [];
  let section: RowStatus | null = null;
  const lines = table.lines.flatMap(({ line, linesAt, heading }) => {
    if (heading !== null) {
      section = statusIn(heading) ?? section;
      if (statusIn(heading) === null) ignored.push(heading);
      return [];
    }
    const report = (message: string) => problems.push({ line, message });
    const details = readDetails(linesAt, (column) => table.columns.has(column), report);
    return [{ line, row: readLine(linesAt, section, report), details }];
  });
  return { lines, problems, ignored };
}

const swapped = (row: TimingRowData): TimingRowData => ({ ...row, diff: row.gap, gap: row.diff });

/**
 * Reads the timing rows of a timing system's file. Nothing is guessed: an unreadable line is reported with its number, and then none of the
 * rows may be used; unlikely values need confirming.
 */
export function readTimingRows(file: string): ReadRows {
  const table = readTable(file, SHEET_COLUMNS, ['name', 'first_name', 'last_name']);
  if (table === null)
    return {
      ...{ rows: [], warnings: [], notes: [], ignored: [] },
      problems: [{ line: 1, message: NO_HEADINGS }],
    };
  const { lines, problems, ignored } = readLines(table);
  if (lines.length === 0)
    problems.push({ line: table.headLine, message: 'There are no rows below the headings.' });
  const tooMany = lines[TIMING_MAX_ROWS];
  if (tooMany)
    problems.push({
      line: tooMany.line,
      message: `A sheet can have up to ${numberInText(TIMING_MAX_ROWS)} rows.`,
    });
  const isSwapped = areGapsSwapped(
    lines.map(({ row }) => row),
    table.columns,
  );
  const read = lines.map(({ line, row, details }) => {
    return { line, details, row: isSwapped ? swapped(row) : row };
  });
  const numbered = read.map(({ line, row }): Numbered<TimingRowData> => ({ ...row, line }));
  const columns = isSwapped ? exchanged(table) : table;
  const repeated = findRepeated(numbered);
  const refused = new Set(secondWinners(numbered).map(({ line }) => line));
  problems.push(...repeated.filter(({ line }) => refused.has(line)));
  const unlikely = [...repeated.filter(({ line }) => !refused.has(line)), ...findUnlikely(numbered)];
  return {
    rows: read.map(({ row, details }) => ({ ...valuesIn(row, columns), ...details })),
    problems: [...table.problems, ...problems].toSorted((a, b) => a.line - b.line),
    warnings: unlikely.toSorted((a, b) => a.line - b.line),
    notes: [...table.notes, ...(isSwapped ? [noteOfSwap(table)] : []), ...findGaps(numbered)],
    ignored: [...table.ignored, ...ignored],
  };
}

/** A note on gap columns that were read in each other's meaning, or on a single one that was. */
function noteOfSwap({ columns }: SheetTable): string {
  if (columns.has('diff') && columns.has('gap'))
    return 'The gaps only add up if the columns for the leader and the car ahead are swapped, so they were.';
  return columns.has('diff')
    ? 'The total times show that the gaps to the leader are really gaps to the car ahead, so they were read that way.'
    : 'The total times show that the gaps to the car ahead are really gaps to the leader, so they were read that way.';
}

/** A table with its two gap columns exchanged. */
function exchanged(table: SheetTable): SheetTable {
  const { columns } = table;
  const others = [...columns].map((column) =>
    column === 'diff' ? 'gap' : column === 'gap' ? 'diff' : column,
  );
  return { ...table, columns: new Set(others) };
}
