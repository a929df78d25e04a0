import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { sentRowSchema } from '../../../lib/contract/timing.ts';
import type { Result } from '../../payload-types.ts';
import type { SheetColumn } from '../results-import/columns.ts';
import { readLine } from '../results-import/read-rows.ts';
import type { LineProblem, NumberedRow } from '../results-import/timing-row.ts';
import { findRepeated, findUnlikely } from '../results-import/unlikely-values.ts';

type StoredRow = NonNullable<Result['rows']>[number];
type SentRow = z.output<typeof sentRowSchema>;

/** The cell of a column as a file would have it; a row's status stands in the column of outcomes. */
function cellOf(row: SentRow, column: SheetColumn): string {
  if (column === 'outcome') return row.status ?? '';
  if (column === 'first_name' || column === 'last_name') return '';
  return String(row[column] ?? '').trim();
}

/** The length of the ids that Payload gives to rows. */
const ID_BYTES = 12;

/** What a sheet has besides times and positions. What a call leaves out stays as it was for the car. */
const detailsOf = (row: SentRow, before: StoredRow | undefined): Partial<StoredRow> => ({
  id: before?.id ?? randomBytes(ID_BYTES).toString('hex'),
  drivers: before?.drivers ?? [],
  grid: row.grid ?? before?.grid ?? null,
  team: row.team ?? before?.team ?? '',
  car: row.car ?? before?.car ?? '',
  penalties: row.penalties ?? before?.penalties ?? '',
  points: row.points ?? before?.points ?? null,
  status: row.status ?? null,
  status_note: row.status_note ?? '',
});

/**
 * Reads the rows of a timing provider's call by the rules of an imported file.
 * @param before the session's rows so far; cars are recognised by their number
 * @returns the rows, and what is wrong with them, by number from 1
 */
export function readSentRows(
  sent: readonly SentRow[],
  before: readonly StoredRow[],
): { readonly rows: StoredRow[]; readonly problems: LineProblem[] } {
  const former = new Map(
    before.filter(({ race_number }) => race_number).map((row) => [row.race_number, row]),
  );
  const namesFastest = sent.some(({ is_fastest_lap }) => is_fastest_lap === true);
  const problems: LineProblem[] = [];
  const numbered = sent.map((row, index): NumberedRow => {
    const line = index + 1;
    const tell = (message: string) => problems.push({ line, message });
    return { ...readLine((column) => cellOf(row, column), null, tell), line };
  });
  problems.push(...findRepeated(numbered, 'row'), ...findUnlikely(numbered));
  const rows = numbered.map(({ line, ...row }): StoredRow => {
    const car = former.get(row.race_number);
    former.delete(row.race_number);
    const given = sent[line - 1] ?? {};
    // Only one car has it: a call that names it takes it from the others.
    const is_fastest_lap = given.is_fastest_lap ?? (namesFastest ? false : (car?.is_fastest_lap ?? false));
    return { ...row, ...detailsOf(given, car), is_fastest_lap };
  });
  return { rows, problems: problems.toSorted((a, b) => a.line - b.line) };
}
