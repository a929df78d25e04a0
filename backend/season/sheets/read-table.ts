import { DELIMITERS, readDelimited, type Line, type LineProblem } from './delimited.ts';

/** How a column is recognised. */
export type ColumnRule = {
  /** Possible headings, most specific first: letters and digits only, in lower case, or # alone. */
  readonly names: readonly string[];
  /** Those names that often mean something else: they stand for this column only if every value fits. */
  readonly unsure?: readonly string[];
  /** Whether a value looks right; without it, every value does. */
  readonly fits?: (cell: string) => boolean;
  /** Whether the values below its heading are something else altogether, so that the column is ignored. */
  readonly isOther?: (values: readonly string[]) => boolean;
};
/** The columns of a table, in the order in which they are matched. A heading may fit several. */
export type ColumnRules<Column extends string> = Readonly<Record<Column, ColumnRule>>;

/** One line of a table with its number as an editor counts, from 1. */
export type TableLine<Column extends string> = {
  readonly line: number;
  /** The cell of a column, on one line; '' if there is none. */
  readonly at: (column: Column) => string;
  /** The cell with its line breaks, which may separate names. */
  readonly linesAt: (column: Column) => string;
  /** The text of a line with one filled cell among several columns: a heading within the table, or a note; else null. */
  readonly heading: string | null;
};

export type Table<Column extends string> = {
  /** The line number of its headings. */
  readonly headLine: number;
  readonly columns: ReadonlySet<Column>;
  readonly lines: readonly TableLine<Column>[];
  /** Headings that aren't used, or whose values don't match their name. */
  readonly ignored: readonly string[];
  /** How ambiguous headings were read. */
  readonly notes: readonly string[];
  /** Lines with unclear cells. */
  readonly problems: readonly LineProblem[];
};

/** The message for a table without lines below its headings. */
export const NO_ROWS = 'There are no rows below the headings.';

/** How many title lines (event, session, date) may precede the headings. */
const TITLE_LINES = 20;
/** A heading line names at least this many columns, so that a title isn't mistaken for one. */
const MIN_COLUMNS = 2;
/** A heading stands for a column if this share of its values look right. */
const LIKELY_SHARE = 0.5;

const bare = (heading: string) =>
  heading === '#' ? heading : heading.toLowerCase().replace(/[^a-z0-9]/g, '');
const oneLine = (cell: string) => cell.replaceAll('\n', ' ');
/** A column's name in messages. */
const labelOf = (column: string) => column.replaceAll('_', ' ');

type Place = { readonly place: number; readonly heading: string; readonly values: readonly string[] };

/**
 * Decides which column each heading stands for, by its name and its values ('Car' may be its number or its make, 'Best Lap' a time or a
 * number).
 * @returns the place of each column, and how ambiguous headings were read
 */
function findPlaces<Column extends string>(
  places: readonly Place[],
  rules: ColumnRules<Column>,
  columns: readonly Column[],
) {
  const found = new Map<Column, number>();
  const notes: string[] = [];
  const meanings = ({ heading }: Place) =>
    columns.filter((column) => rules[column].names.includes(bare(heading)));
  for (const column of columns) {
    const { names, unsure = [], fits = () => true, isOther = () => false } = rules[column];
    const judged = places.flatMap((candidate) => {
      const rank = names.indexOf(bare(candidate.heading));
      const isTaken = [...found.values()].includes(candidate.place);
      if (rank === -1 || isTaken) return [];
      const { values } = candidate;
      const share = values.length === 0 ? 1 : values.filter(fits).length / values.length;
      const open = meanings(candidate).filter((other) => !found.has(other));
      const isUnsure = unsure.includes(bare(candidate.heading));
      if (isUnsure && (values.length === 0 || share < 1)) return [];
      // The last of several meanings also gets the faulty values, which are reported by line.
      if (open.length > 1 && share < LIKELY_SHARE) return [];
      if (values.length > 0 && isOther(values)) return [];
      return [{ ...candidate, share, rank, isAmbiguous: isUnsure || meanings(candidate).length > 1 }];
    });
    // A faulty cell is reported by line: it doesn't make another column the better match.
    const likely = judged.filter(({ share }) => share >= LIKELY_SHARE);
    const best =
      likely.toSorted((a, b) => a.rank - b.rank || b.share - a.share)[0] ??
      judged.toSorted((a, b) => b.share - a.share || a.rank - b.rank)[0];
    if (best === undefined) continue;
    found.set(column, best.place);
    if (best.isAmbiguous) notes.push(`“${best.heading}” was read as the ${labelOf(column)}.`);
  }
  return { found, notes };
}

/**
 * Reads a table from a CSV file, or as copied from a spreadsheet or browser, whatever its separator: the only reader of tables.
 * @param needs the heading line has one of these columns
 * @returns null if no line names the columns
 */
export function readTable<Column extends string>(
  text: string,
  rules: ColumnRules<Column>,
  needs: readonly NoInfer<Column>[],
): Table<Column> | null {
  // Object.keys is typed as text; the keys are those of `rules`.
  const columns = Object.keys(rules).filter((name): name is Column => name in rules);
  const known = ({ cells }: Line) =>
    columns.filter((column) => cells.some((cell) => rules[column].names.includes(bare(cell))));
  const isHead = (line: Line, fewest: number) => {
    const named = known(line);
    return named.length >= fewest && named.some((name) => needs.includes(name));
  };
  const readings = DELIMITERS.flatMap((delimiter) => {
    const { lines, problems } = readDelimited(text, delimiter);
    const found = lines.slice(0, TITLE_LINES).findIndex((line) => isHead(line, MIN_COLUMNS));
    // A one-column table has its heading in the first line.
    const index = found === -1 && lines[0] && isHead(lines[0], 1) ? 0 : found;
    const head = lines[index];
    return head === undefined
      ? []
      : [{ head, body: lines.slice(index + 1), problems, known: known(head).length }];
  });
  const best = readings.toSorted((a, b) => b.known - a.known)[0];
  if (best === undefined) return null;
  const { head, body, problems } = best;
  const headingIn = ({ cells }: Line): string | null => {
    const [only, ...others] = cells.filter((cell) => cell !== '');
    return head.cells.length > 2 && only !== undefined && others.length === 0 ? oneLine(only) : null;
  };
  const rows = body.filter((line) => headingIn(line) === null);
  const places = head.cells.map((heading, place): Place => {
    const values = rows
      .map(({ cells }) => oneLine(cells[place] ?? ''))
      .filter((cell) => !/^[-–—]*$/.test(cell));
    return { place, heading: oneLine(heading), values };
  });
  const { found, notes } = findPlaces(places, rules, columns);
  const used = new Set(found.values());
  return {
    headLine: head.number,
    columns: new Set(found.keys()),
    ignored: places.flatMap(({ heading, place }) => (heading === '' || used.has(place) ? [] : [heading])),
    notes,
    problems: [...problems, ...rows.flatMap((line) => surplusIn(line, head))],
    lines: body.map((line) => {
      const linesAt = (column: Column) => line.cells[found.get(column) ?? -1] ?? '';
      return {
        line: line.number,
        at: (column: Column) => oneLine(linesAt(column)),
        linesAt,
        heading: headingIn(line),
      };
    }),
  };
}

function surplusIn({ number: line, cells }: Line, head: Line): LineProblem[] {
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  if (used <= head.cells.length) return [];
  const message = `There are ${String(used)} cells, but ${String(head.cells.length)} columns.`;
  return [{ line, message }];
}
