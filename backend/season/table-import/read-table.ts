import { DELIMITERS, readDelimited, type Line } from '../results-import/delimited.ts';
import type { LineProblem } from '../results-import/timing-row.ts';

/** What each column may be called: letters and digits only, in lower case. A name may stand for several columns. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** One line of a table with its number as an editor counts, from 1. */
export type TableLine<Column extends string> = {
  readonly line: number;
  /** The cell of a column; '' if there is none. */
  readonly at: (column: Column) => string;
  /** The text of a line with one filled cell among several columns: a heading within the table; else null. */
  readonly heading: string | null;
};

export type Table<Column extends string> = {
  readonly columns: ReadonlySet<Column>;
  readonly lines: readonly TableLine<Column>[];
  /** Headings that aren't used. */
  readonly ignored: readonly string[];
  /** Lines whose cells are unclear. */
  readonly problems: readonly LineProblem[];
};

/** How many title lines (event, date) may precede the headings. */
const TITLE_LINES = 20;
/** A heading line names this many columns at least, so that a title isn't mistaken for it. */
const FEWEST_COLUMNS = 2;

const bare = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Reads a table from a CSV file, or as a spreadsheet or a browser copies it, whatever its separator.
 * @param looksLike decides between the columns that a heading may stand for, by its values
 * @returns null without a line that names the columns
 */
export function readTable<Column extends string>(
  text: string,
  names: ColumnNames<Column>,
  looksLike: (column: Column, cell: string) => boolean = () => true,
): Table<Column> | null {
  // Object.keys is typed as text; the keys are those of `names`.
  const all = Object.keys(names).filter((name): name is Column => name in names);
  const candidatesFor = (heading: string) => all.filter((column) => names[column].includes(bare(heading)));
  const known = ({ cells }: Line) => cells.filter((cell) => candidatesFor(cell).length > 0).length;
  const readings = DELIMITERS.flatMap((delimiter) => {
    const { lines, problems } = readDelimited(text, delimiter);
    const index = lines.slice(0, TITLE_LINES).findIndex((line) => known(line) >= FEWEST_COLUMNS);
    const head = lines[index];
    return head === undefined ? [] : [{ head, body: lines.slice(index + 1), problems, known: known(head) }];
  });
  const best = readings.toSorted((a, b) => b.known - a.known)[0];
  if (best === undefined) return null;
  const { head, body, problems } = best;
  const headingIn = ({ cells }: Line): string | null => {
    const [text, ...others] = cells.filter((cell) => cell !== '');
    return head.cells.length > 2 && text !== undefined && others.length === 0 ? text : null;
  };
  const rows = body.filter((line) => headingIn(line) === null);
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [place, heading] of head.cells.entries()) {
    const values = rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '');
    const column = candidatesFor(heading).find(
      (one) => !places.has(one) && values.every((cell) => looksLike(one, cell)),
    );
    if (column !== undefined) places.set(column, place);
    else if (heading !== '') ignored.push(heading);
  }
  return {
    columns: new Set(places.keys()),
    ignored,
    problems: [...problems, ...body.flatMap((line) => surplusIn(line, head))],
    lines: body.map((line) => ({
      line: line.number,
      at: (column) => line.cells[places.get(column) ?? -1] ?? '',
      heading: headingIn(line),
    })),
  };
}

function surplusIn({ number: line, cells }: Line, head: Line): LineProblem[] {
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  if (used <= head.cells.length) return [];
  const message = `There are ${String(used)} cells, but ${String(head.cells.length)} columns.`;
  return [{ line, message }];
}
