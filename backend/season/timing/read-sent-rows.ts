import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { sentRowSchema } from '../../../lib/contract/timing.ts';
import type { Result } from '../../payload-types.ts';
import type { SheetColumn } from '../results-import/columns.ts';
import { findEntered, type Entries } from '../results-import/complete-rows.ts';
import { mergeRows, type GivenRow } from '../results-import/merge-rows.ts';
import { readLine } from '../results-import/read-line.ts';
import type { Numbered, TimingRowData } from '../results-import/timing-row.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { findRepeated } from '../results-import/unlikely-values.ts';

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

/**
 * Reads the rows of a timing provider's call by the rules of an imported file. Nobody can confirm an unlikely value here, so that it is taken;
 * two cars in one position are refused.
 * @param before the session's rows so far
 * @returns the rows, and what is wrong with them, by number from 1
 */
export async function readSentRows(
  sent: readonly SentRow[],
  before: readonly StoredRow[],
  entries: Entries,
): Promise<{ readonly rows: StoredRow[]; readonly problems: LineProblem[] }> {
  const namesFastest = sent.some(({ is_fastest_lap }) => is_fastest_lap === true);
  const problems: LineProblem[] = [];
  const read = sent.map((row, index) => {
    const line = index + 1;
    const tell = (message: string) => problems.push({ line, message });
    return { given: row, line, row: readLine((column) => cellOf(row, column), null, tell) };
  });
  const numbered = read.map(({ line, row }): Numbered<TimingRowData> => ({ ...row, line }));
  problems.push(...findRepeated(numbered, 'row'));
  const said = read.map(({ given, row }): GivenRow => {
    // Position, laps and times are whole in each call: a car that takes the lead has no gap any more. What the car is stays.
    return {
      ...row,
      race_number: given.race_number === undefined ? undefined : row.race_number,
      class: given.class === undefined ? undefined : row.class,
      grid: given.grid ?? undefined,
      team: given.team,
      car: given.car,
      penalties: given.penalties,
      points: given.points ?? undefined,
      status: given.status ?? row.status,
      status_note: given.status_note,
      // Only one car has it: a call that names it takes it from the others.
      is_fastest_lap: given.is_fastest_lap ?? (namesFastest ? false : undefined),
    };
  });
  const entered = await findEntered(said, before, entries);
  // Rows are written as they are while a session runs, so that new ones need an id.
  const rows = mergeRows(said, before, entered).map((row, index) => ({
    ...row,
    // A sheet's DSQ may stand for an exclusion; a call says which of the two it means.
    status: sent[index]?.status ?? row.status ?? null,
    id: row.id ?? randomBytes(ID_BYTES).toString('hex'),
  }));
  return { rows, problems: problems.toSorted((a, b) => a.line - b.line) };
}
