import { MAX_SECTORS, type SentRow } from '../../../lib/contract/timing.ts';
import { SHEET_COLUMNS, type SheetColumn } from '../results-import/columns.ts';
import { readTimingRows } from '../results-import/read-rows.ts';
import { readTable, type ColumnRule, type ColumnRules } from '../sheets/read-table.ts';
import { timeOf } from '../results-import/times.ts';
import type { LineProblem } from '../sheets/delimited.ts';

type LastColumn = 'last_time' | `sector_${number}`;

const isTime = (cell: string) => Boolean(timeOf(cell));
const numbers = Array.from({ length: MAX_SECTORS }, (_, index) => index + 1);

const sectorRule = (number: number): ColumnRule => ({
  names: ['s', 'sector', 'sec', 'sect'].flatMap((word) =>
    ['', 'time', 'tm'].map((ending) => `${word}${String(number)}${ending}`),
  ),
  fits: isTime,
});

/** What timing programs call the columns for a car's latest lap and sectors, besides those of a sheet. */
const COLUMNS: ColumnRules<SheetColumn | LastColumn> = {
  ...SHEET_COLUMNS,
  last_time: { names: ['lasttime', 'lasttm', 'lastlap', 'lastlaptime', 'lastlaptm', 'last'], fits: isTime },
  ...Object.fromEntries(numbers.map((number) => [`sector_${String(number)}`, sectorRule(number)])),
};

export type RowsExport = {
  readonly rows: readonly SentRow[];
  /** What can't be read; if anything, none of the rows is sent. */
  readonly problems: readonly LineProblem[];
  /** What is readable but unlikely. */
  readonly warnings: readonly LineProblem[];
};

/** Reads a file of rows by the rules of an imported sheet, with its latest laps and sectors. */
export function readRowsExport(csv: string): RowsExport {
  const { rows, problems, warnings } = readTimingRows(csv);
  const table = readTable<SheetColumn | LastColumn>(csv, COLUMNS, ['name', 'first_name', 'last_name']);
  const lines = table?.lines.filter(({ heading }) => heading === null) ?? [];
  const faulty: LineProblem[] = [];
  const sectors = numbers.filter((number) => table?.columns.has(`sector_${number}`));
  const sent = rows.map((row, index): SentRow => {
    const line = lines[index];
    if (!line) return row;
    const time = (column: LastColumn, label: string): string => {
      const read = timeOf(line.at(column));
      if (read === null)
        faulty.push({
          line: line.line,
          message: `${label} “${line.at(column)}” isn’t a time such as 1:23.456.`,
        });
      return read ?? '';
    };
    return {
      ...row,
      ...(table?.columns.has('last_time') ? { last_time: time('last_time', 'The last lap time') } : {}),
      ...(sectors.length > 0
        ? { sectors: sectors.map((number) => time(`sector_${number}`, 'The sector time')) }
        : {}),
    };
  });
  return { rows: sent, problems: [...problems, ...faulty].toSorted((a, b) => a.line - b.line), warnings };
}
