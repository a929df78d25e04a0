import { columnOf, DETAIL_COLUMNS, looksLike, TIMING_COLUMNS, type SheetColumn } from './columns.ts';
import { DELIMITERS, readDelimited, type Line } from './delimited.ts';
import type { LineProblem } from './timing-row.ts';

/** The layout of a file: its heading line, the lines below it, and the position of each column. */
export type Layout = {
  readonly head: Line;
  readonly lines: readonly Line[];
  readonly places: ReadonlyMap<SheetColumn, number>;
  /** Headings that aren't used, or whose values don't match their name. */
  readonly ignored: readonly string[];
  /** Lines whose cells are unclear. */
  readonly problems: readonly LineProblem[];
};

/** How many title lines (event, session, date) may precede the headings. */
const TITLE_LINES = 20;
const NAME_COLUMNS: ReadonlySet<SheetColumn | null> = new Set(['name', 'first_name', 'last_name']);

const knownColumns = ({ cells }: Line): number =>
  new Set(cells.map(columnOf).filter((one) => one !== null)).size;
const namesDrivers = ({ cells }: Line): boolean => cells.some((cell) => NAME_COLUMNS.has(columnOf(cell)));

/**
 * The index of the heading line, -1 if there is none. Below the first line it must name two columns, so that a title isn't mistaken for it.
 */
const headIndex = (lines: readonly Line[]): number =>
  lines
    .slice(0, TITLE_LINES)
    .findIndex((line, index) => namesDrivers(line) && (index === 0 || knownColumns(line) > 1));

/** Whether a column has something other than its heading says: best laps by their number, or a start by the clock for a place on the grid. */
function isOther(column: SheetColumn, values: readonly string[], fitting: number): boolean {
  if (fitting > 0 || values.length === 0) return false;
  if (column === 'best_time') return values.every((cell) => /^\d{1,3}$/.test(cell));
  return DETAIL_COLUMNS.some((detail) => detail === column);
}

/** Of the columns whose headings mean the same ('Best Lap', 'Best Lap Time'), the one whose values look most like it. */
function placeOf(column: SheetColumn, places: readonly number[], lines: readonly Line[]): number | undefined {
  const judged = places.map((place) => {
    const values = lines.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '');
    const fitting = values.filter((cell) => looksLike(column, cell)).length;
    return { place, fitting, isOther: isOther(column, values, fitting) };
  });
  return judged.filter((one) => !one.isOther).toSorted((a, b) => b.fitting - a.fitting)[0]?.place;
}

/** Finds a file's columns by their headings and values, whatever the separator. Null without a heading line. */
export function findLayout(file: string): Layout | null {
  const candidates = DELIMITERS.flatMap((delimiter) => {
    const { lines: all, problems } = readDelimited(file, delimiter);
    const index = headIndex(all);
    const head = all[index];
    return head === undefined
      ? []
      : [{ head, lines: all.slice(index + 1), problems, known: knownColumns(head) }];
  });
  const best = candidates.toSorted((a, b) => b.known - a.known)[0];
  if (best === undefined) return null;
  const { head, lines, problems } = best;
  const byColumn = Map.groupBy(head.cells.keys(), (place) => columnOf(head.cells[place] ?? ''));
  const places = new Map<SheetColumn, number>();
  for (const [column, candidatePlaces] of byColumn) {
    const place = column === null ? undefined : placeOf(column, candidatePlaces, lines);
    if (column !== null && place !== undefined) places.set(column, place);
  }
  const used = new Set(places.values());
  return {
    head,
    lines,
    places,
    problems,
    ignored: head.cells.filter((cell, place) => cell !== '' && !used.has(place)),
  };
}

/** The message for a file without headings. */
export const NO_HEADINGS = `One of the first lines has to name the columns, a name among them. Known columns: ${[...TIMING_COLUMNS, 'grid', 'team', 'vehicle', 'penalties', 'points', 'reason'].join(', ')}.`;
