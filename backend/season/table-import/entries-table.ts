import { ENTRY_STATUSES, type EntryStatus } from '../../../lib/contract/entities/racing.ts';
import type { Category } from '../../payload-types.ts';
import type { LineProblem } from '../results-import/timing-row.ts';
import { findCategory, NO_ROWS, unknownCategory } from './import-plan.ts';
import { readTable, type ColumnNames, type TableLine } from './read-table.ts';

const COLUMNS = {
  race_number: ['racenumber', 'number', 'no', 'nr', 'num', 'carno', 'carnumber', 'startnumber', 'car'],
  name: ['name', 'driver', 'drivers', 'drivername', 'crew', 'competitor', 'competitors', 'fullname'],
  first_name: ['firstname', 'givenname'],
  last_name: ['lastname', 'surname', 'familyname'],
  team: ['team', 'teamname', 'entrant', 'entrantname'],
  car: ['car', 'vehicle', 'make', 'model', 'makemodel', 'carmodel', 'chassis'],
  category: ['category', 'series', 'championship', 'grid'],
  class: ['class', 'cls', 'div', 'division'],
  status: ['status', 'state', 'entrystatus'],
  note: ['note', 'notes', 'remark', 'remarks', 'change', 'changes'],
} satisfies ColumnNames<string>;
type Column = keyof typeof COLUMNS;

const RACE_NUMBER = /^#?[a-z]{0,3}\d{1,4}[a-z]{0,3}$/i;
const looksLike = (column: Column, cell: string): boolean =>
  column !== 'race_number' || RACE_NUMBER.test(cell);

/** What the office may call the statuses. */
const STATUS_WORDS: Readonly<Record<EntryStatus, RegExp>> = {
  entered: /^(?:entered|confirmed|accepted|ok|)$/i,
  reserve: /^(?:reserve|res|waiting list|waitlist(?:ed)?|standby)$/i,
  withdrawn: /^(?:withdrawn|wd|w\/d|scratched|cancelled)$/i,
};

/** An entry as the table has it. */
export type ReadEntry = {
  readonly line: number;
  readonly category: Category;
  readonly race_number: string;
  readonly name: string;
  readonly team: string;
  readonly car: string;
  readonly class: string;
  readonly status: EntryStatus;
  readonly note: string;
};

export const NO_ENTRY_HEADINGS =
  'One of the first lines has to name the columns: number, name, category, class, team, car, status, note.';

/** 'O’Brien, Tama / Lee, Sam' → 'Tama O’Brien / Sam Lee'; '&' separates a crew, too. */
const crewOf = (text: string): string =>
  text
    .split(/\s*[/&]\s*/)
    .map((part) => {
      const [last = '', first = '', ...others] = part.split(',').map((half) => half.trim());
      return first === '' || others.length > 0 ? part.trim() : `${first} ${last}`;
    })
    .join(' / ');

function readEntry(
  { line, at }: TableLine<Column>,
  category: Category | undefined,
  tell: (message: string) => void,
): ReadEntry | null {
  const name = crewOf(at('name') || [at('first_name'), at('last_name')].filter(Boolean).join(' '));
  if (!/\p{L}/u.test(name)) tell(name === '' ? 'There is no name.' : `The name “${name}” is not one.`);
  const status = ENTRY_STATUSES.find((one) => STATUS_WORDS[one].test(at('status').trim()));
  if (status === undefined) tell(`The status “${at('status')}” is not one of ${ENTRY_STATUSES.join(', ')}.`);
  if (category === undefined || status === undefined) return null;
  return {
    line,
    category,
    race_number: at('race_number').replace(/^#/, ''),
    name,
    team: at('team'),
    car: at('car'),
    class: at('class'),
    status,
    note: at('note'),
  };
}

/**
 * Reads an entry list. A line with one filled cell names the category of those below it, if there is no column for that.
 * @param categories those that the round has
 */
export function readEntries(
  text: string,
  categories: readonly Category[],
): {
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly LineProblem[];
  readonly ignored: readonly string[];
} {
  const table = readTable(text, COLUMNS, looksLike);
  if (table === null || !(table.columns.has('name') || table.columns.has('last_name')))
    return { entries: [], problems: [{ line: 1, message: NO_ENTRY_HEADINGS }], ignored: [] };
  const problems: LineProblem[] = [...table.problems];
  const ignored = [...table.ignored];
  const entries: ReadEntry[] = [];
  const lineOf = new Map<string, number>();
  let section = categories.length === 1 ? categories[0] : undefined;
  for (const row of table.lines) {
    const { line, heading } = row;
    const tell = (message: string) => problems.push({ line, message });
    if (heading !== null) {
      section = findCategory(categories, heading) ?? section;
      if (findCategory(categories, heading) === undefined) ignored.push(heading);
      continue;
    }
    const written = row.at('category');
    const category = written === '' ? section : findCategory(categories, written);
    if (category === undefined)
      tell(written === '' ? 'There is no category.' : unknownCategory(written, categories));
    const entry = readEntry(row, category, tell);
    if (entry === null) continue;
    const key = keyOfEntry(entry.category.id, entry);
    const before = lineOf.get(key);
    if (before !== undefined)
      tell(
        `${entry.race_number === '' ? entry.name : `Number ${entry.race_number}`} is in line ${String(before)} already.`,
      );
    lineOf.set(key, line);
    entries.push(entry);
  }
  if (table.lines.length === 0) problems.push({ line: 1, message: NO_ROWS });
  return { entries, problems: problems.toSorted((a, b) => a.line - b.line), ignored };
}

/** What recognises an entry: its number within its category, or its name if it has none. */
export const keyOfEntry = (
  category: number | null,
  { race_number, name }: { readonly race_number?: string | null; readonly name: string },
): string => `${String(category)} ${race_number ? `number ${race_number}` : `name ${name}`}`;
