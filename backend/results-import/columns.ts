/** The columns of a timing sheet (spec point 3). */
export const TIMING_COLUMNS = [
  'position',
  'race_number',
  'name',
  'class',
  'laps',
  'best_time',
  'total_time',
  'diff',
  'gap',
] as const;
export type TimingColumn = (typeof TIMING_COLUMNS)[number];

/** What timing systems call them: letters and digits only, in lower case. */
const NAMES: Readonly<Record<TimingColumn, readonly string[]>> = {
  position: ['position', 'pos', 'place', 'rank', 'p', 'overallposition', 'finishposition'],
  race_number: ['racenumber', 'number', 'no', 'nr', 'num', 'car', 'carno', 'carnumber', 'startnumber', 'bib'],
  name: ['name', 'driver', 'drivers', 'drivername', 'competitor', 'competitors', 'entrant', 'fullname'],
  class: ['class', 'cls', 'category', 'div', 'division', 'group'],
  laps: ['laps', 'lap', 'lapscompleted', 'totallaps', 'numlaps'],
  best_time: ['besttime', 'besttm', 'best', 'bestlap', 'bestlaptime', 'fastestlap', 'fastest', 'fastlap'],
  total_time: ['totaltime', 'totaltm', 'total', 'time', 'racetime', 'elapsed', 'elapsedtime'],
  diff: ['diff', 'difference', 'behind', 'toleader', 'gaptoleader', 'behindleader', 'diffleader'],
  gap: ['gap', 'interval', 'int', 'toprev', 'gaptoprevious', 'gaptoahead', 'intervaltoahead'],
};

const BY_NAME: ReadonlyMap<string, TimingColumn> = new Map(
  TIMING_COLUMNS.flatMap((column) => NAMES[column].map((name) => [name, column] as const)),
);

/** The column that a heading of a timing system means; null for one that is none of ours (a nationality, a sponsor). */
export const columnOf = (heading: string): TimingColumn | null =>
  BY_NAME.get(heading.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? null;

/** Headings that hold half of a name each. */
export const FIRST_NAME = /^first\s*name$/i;
export const LAST_NAME = /^(?:last\s*name|surname|family\s*name)$/i;
