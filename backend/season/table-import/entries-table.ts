import { ENTRY_STATUSES, type EntryStatus } from '../../../lib/contract/entities/racing.ts';
import type { Category } from '../../payload-types.ts';
import { RACE_NUMBER } from '../results-import/columns.ts';
import { crewOf } from '../results-import/crew.ts';
import { NO_ROWS, readTable, type ColumnRules, type TableLine } from '../sheets/read-table.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { findCategory, unknownCategory } from './import-plan.ts';

/** Words that the office may use for the statuses. */
const STATUS_WORDS: Readonly<Record<EntryStatus, RegExp>> = {
  entered: /^(?:entered|confirmed|accepted|ok|)$/i,
  reserve: /^(?:reserve|res|waiting list|waitlist(?:ed)?|standby)$/i,
  withdrawn: /^(?:withdrawn|wd|w\/d|scratched|cancelled)$/i,
};
const statusIn = (cell: string) => ENTRY_STATUSES.find((status) => STATUS_WORDS[status].test(cell.trim()));

type Column =
  | 'race_number'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'team'
  | 'car'
  | 'category'
  | 'class'
  | 'status'
  | 'note';

const hasLetters = (cell: string) => /\p{L}/u.test(cell);

const COLUMNS: ColumnRules<Column> = {
  race_number: RACE_NUMBER,
  name: {
    names: [
      ...['driver', 'drivers', 'drivername', 'drivernames', 'crew', 'name', 'fullname'],
      ...['competitor', 'competitors', 'competitorteam', 'teamcompetitor'],
    ],
    fits: hasLetters,
  },
  first_name: { names: ['firstname', 'givenname'] },
  last_name: { names: ['lastname', 'surname', 'familyname'] },
  team: {
    names: ['team', 'teamname', 'entrant', 'entrantname', 'competitorteam', 'teamcompetitor', 'competitor'],
  },
  car: { names: ['vehicle', 'vehicletype', 'car', 'make', 'model', 'makemodel', 'carmodel', 'chassis'] },
  category: { names: ['category', 'series', 'championship', 'grid'] },
  class: { names: ['class', 'cls', 'cl', 'div', 'division'] },
  status: {
    names: ['status', 'entrystatus', 'state'],
    // It may be where a driver is from.
    unsure: ['state'],
    fits: (cell) => statusIn(cell) !== undefined,
  },
  note: { names: ['note', 'notes', 'remark', 'remarks', 'change', 'changes'] },
};

/** An entry in the table: what it has no column for is undefined and stays as it was. */
export type ReadEntry = {
  readonly line: number;
  readonly category: Category;
  readonly race_number?: string;
  readonly name: string;
  readonly team?: string;
  readonly car?: string;
  readonly class?: string;
  readonly status?: EntryStatus;
  readonly note?: string;
};

const NO_ENTRY_HEADINGS =
  'One of the first lines must name the columns: number, name, category, class, team, car, status, note.';

type Reading = {
  readonly row: TableLine<Column>;
  readonly columns: ReadonlySet<Column>;
  readonly report: (message: string) => void;
};

function readEntry({ row, columns, report }: Reading, category: Category | undefined): ReadEntry | null {
  const { line, at, linesAt } = row;
  const name = crewOf(linesAt('name') || [at('first_name'), at('last_name')].filter(Boolean).join(' '));
  if (!hasLetters(name)) report(name === '' ? 'Name missing.' : `“${name}” isn’t a name.`);
  const status = statusIn(at('status'));
  if (status === undefined)
    report(`“${at('status')}” isn’t a status. Use one of these: ${ENTRY_STATUSES.join(', ')}.`);
  if (category === undefined || status === undefined) return null;
  return {
    line,
    category,
    name,
    ...(columns.has('race_number') ? { race_number: at('race_number').replace(/^#/, '') } : {}),
    ...(columns.has('team') ? { team: at('team') } : {}),
    ...(columns.has('car') ? { car: at('car') } : {}),
    ...(columns.has('class') ? { class: at('class') } : {}),
    ...(columns.has('status') ? { status } : {}),
    ...(columns.has('note') ? { note: at('note') } : {}),
  };
}

export type ReadEntries = {
  readonly entries: readonly ReadEntry[];
  readonly problems: LineProblem[];
  readonly notes: string[];
  readonly ignored: string[];
};

/**
 * Reads an entry list. Without a category column, a line with one filled cell names the category of those below it.
 * @param categories the round's
 */
export function readEntries(text: string, categories: readonly Category[]): ReadEntries {
  const table = readTable(text, COLUMNS, ['name', 'last_name']);
  if (table === null)
    return { entries: [], problems: [{ line: 1, message: NO_ENTRY_HEADINGS }], notes: [], ignored: [] };
  const problems: LineProblem[] = [...table.problems];
  const ignored = [...table.ignored];
  const entries: ReadEntry[] = [];
  const lineOf = new Map<string, number>();
  let section = categories.length === 1 ? categories[0] : undefined;
  for (const row of table.lines) {
    const { line, heading } = row;
    const report = (message: string) => problems.push({ line, message });
    if (heading !== null) {
      section = findCategory(categories, heading) ?? section;
      if (findCategory(categories, heading) === undefined) ignored.push(heading);
      continue;
    }
    const written = row.at('category');
    const category = written === '' ? section : findCategory(categories, written);
    if (category === undefined)
      report(written === '' ? 'Category missing.' : unknownCategory(written, categories));
    const entry = readEntry({ row, columns: table.columns, report }, category);
    if (entry === null) continue;
    const key = keyOfEntry(entry);
    const before = lineOf.get(key);
    if (before !== undefined)
      report(
        `${entry.race_number ? `Number ${entry.race_number}` : entry.name} is already on line ${String(before)}.`,
      );
    lineOf.set(key, line);
    entries.push(entry);
  }
  if (table.lines.length === 0) problems.push({ line: 1, message: NO_ROWS });
  return {
    entries,
    problems: problems.toSorted((a, b) => a.line - b.line),
    notes: [...table.notes],
    ignored,
  };
}

/** Identifies an entry that is listed twice: its number within its category, or its name if it has none. */
const keyOfEntry = ({ category, race_number, name }: ReadEntry): string =>
  `${String(category.id)} ${race_number ? `number ${race_number}` : `name ${name}`}`;
