import { readDay } from '../../cms/fields/wall-time.ts';
import { toSlug } from '../../cms/fields/slug.ts';
import { NO_ROWS, readTable, type ColumnRules, type TableLine } from '../sheets/read-table.ts';
import type { LineProblem } from '../sheets/delimited.ts';

type Column = 'name' | 'start' | 'end' | 'venue';

const COLUMNS: ColumnRules<Column> = {
  name: { names: ['round', 'name', 'event', 'meeting', 'title', 'what'] },
  start: {
    names: ['start', 'starts', 'startdate', 'firstday', 'from', 'dates', 'date', 'days', 'day', 'when'],
  },
  end: { names: ['end', 'ends', 'enddate', 'lastday', 'to', 'until'] },
  venue: { names: ['venue', 'circuit', 'track', 'place', 'location', 'where'] },
};

/** A round in a table; days as y-MM-dd, `venue` is '' if not given. */
export type ReadRound = {
  readonly line: number;
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly venue: string;
};

export type RoundsTable = {
  readonly rounds: readonly ReadRound[];
  readonly problems: readonly LineProblem[];
  /** Unused headings. */
  readonly ignored: readonly string[];
};

const NO_HEADINGS = 'The first line must name the columns: round, start, end, venue.';

/** '21–23 Nov 2026' and '28 Nov – 1 Dec 2026': what the first day leaves out is the last day's. */
const RANGE = /^(\d{1,2})(?: ([a-z]+)(?:,? (\d{4}))?)?\s*(?:-|–|—|\bto\b)\s*(\d{1,2} ([a-z]+),? (\d{4}))$/i;

/** The year before the last day's if a range goes over New Year, as in '30 Dec – 2 Jan 2027'; otherwise the same. */
const yearOfFirst = (firstMonth: string, month: string, year: string): string =>
  /^dec/i.test(firstMonth) && /^jan/i.test(month) ? String(Number(year) - 1) : year;

/** The first and last day in a cell; null if it has neither a day nor a range. */
function daysIn(cell: string): readonly [first: string, last: string] | null {
  const day = readDay(cell);
  if (day !== null) return [day, day];
  const [, from, ownMonth, ownYear, to, month, year] = RANGE.exec(cell.trim()) ?? [];
  if (from === undefined || to === undefined || month === undefined || year === undefined) return null;
  const firstMonth = ownMonth ?? month;
  const first = readDay(`${from} ${firstMonth} ${ownYear ?? yearOfFirst(firstMonth, month, year)}`);
  const last = readDay(to);
  return first === null || last === null ? null : [first, last];
}

function readRound({ line, at }: TableLine<Column>, report: (message: string) => void): ReadRound | null {
  const [name, start, end] = [at('name'), at('start'), at('end')];
  if (name === '') report('Name missing.');
  else if (toSlug(name) === '') report(`“${name}” needs at least one letter from A to Z, or a digit.`);
  const from = daysIn(start);
  const to = end === '' ? from : daysIn(end);
  const noDay = (cell: string) => `“${cell}” isn’t a day with its year, such as 21/11/2026.`;
  if (start === '') report('First day missing.');
  else if (from === null) report(noDay(start));
  if (end !== '' && to === null) report(noDay(end));
  if (name === '' || from === null || to === null) return null;
  if (to[1] < from[0]) {
    report('It ends before it starts.');
    return null;
  }
  return { line, name, first: from[0], last: to[1], venue: at('venue') };
}

/** Reads a season's rounds from a table copied from a spreadsheet. A blank text has none. */
export function readRounds(text: string): RoundsTable {
  if (text.trim() === '') return { rounds: [], problems: [], ignored: [] };
  const table = readTable(text, COLUMNS, ['name', 'start']);
  if (table === null || !table.columns.has('name') || !table.columns.has('start'))
    return { rounds: [], problems: [{ line: 1, message: NO_HEADINGS }], ignored: [] };
  const problems: LineProblem[] = [...table.problems];
  const rounds: ReadRound[] = [];
  for (const row of table.lines) {
    const report = (message: string) => problems.push({ line: row.line, message });
    const round = readRound(row, report);
    if (round === null) continue;
    const same = rounds.find(({ name }) => toSlug(name) === toSlug(round.name));
    if (same) report(`Line ${String(same.line)} has this name, too.`);
    rounds.push(round);
  }
  if (table.lines.length === 0) problems.push({ line: 1, message: NO_ROWS });
  return { rounds, problems: problems.toSorted((a, b) => a.line - b.line), ignored: table.ignored };
}
