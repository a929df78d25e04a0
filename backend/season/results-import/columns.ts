import { OUTCOMES, type Outcome } from '../../../lib/contract/entities/racing.ts';
import { distanceOf, timeOf } from './times.ts';

/** The columns of a results sheet (spec point 3). */
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
/** What else a row has, if a file says it. */
export const DETAIL_COLUMNS = ['grid', 'team', 'car', 'penalties', 'points', 'status_note'] as const;
export type DetailColumn = (typeof DETAIL_COLUMNS)[number];
/** What is read from a file: those columns, split names, and how a car finished if that has a column of its own. */
const SHEET_COLUMNS = [...TIMING_COLUMNS, ...DETAIL_COLUMNS, 'first_name', 'last_name', 'outcome'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** What timing systems call them: letters and digits only, in lower case. */
const NAMES: Readonly<Record<SheetColumn, readonly string[]>> = {
  position: ['position', 'pos', 'place', 'rank', 'p', 'overallposition', 'finishposition'],
  race_number: ['racenumber', 'number', 'no', 'nr', 'num', 'car', 'carno', 'carnumber', 'startnumber', 'bib'],
  name: ['name', 'driver', 'drivers', 'drivername', 'competitor', 'competitors', 'entrant', 'fullname'],
  class: ['class', 'cls', 'category', 'div', 'division', 'group'],
  laps: ['laps', 'lap', 'lapscompleted', 'totallaps', 'numlaps'],
  best_time: ['besttime', 'besttm', 'best', 'bestlap', 'bestlaptime', 'fastestlap', 'fastest', 'fastlap'],
  total_time: ['totaltime', 'totaltm', 'total', 'time', 'racetime', 'elapsed', 'elapsedtime', 'finishtime'],
  diff: ['diff', 'difference', 'behind', 'toleader', 'gaptoleader', 'behindleader', 'diffleader'],
  gap: ['gap', 'interval', 'int', 'toprev', 'gaptoprevious', 'gaptoahead', 'intervaltoahead', 'gaptonext'],
  grid: ['grid', 'gridposition', 'gridpos', 'start', 'startpos', 'startposition'],
  team: ['team', 'teamname', 'competitorteam'],
  // “Car” alone is its number.
  car: ['vehicle', 'vehicletype', 'make', 'model', 'makemodel', 'carmodel', 'chassis'],
  penalties: ['penalty', 'penalties', 'pen', 'timepenalty'],
  points: ['points', 'pts'],
  status_note: ['reason', 'statusnote', 'retirement', 'cause'],
  first_name: ['firstname', 'givenname'],
  last_name: ['lastname', 'surname', 'familyname'],
  outcome: ['status', 'state', 'result', 'remark', 'remarks'],
};

const BY_NAME: ReadonlyMap<string, SheetColumn> = new Map(
  SHEET_COLUMNS.flatMap((column) => NAMES[column].map((name) => [name, column] as const)),
);

/** The column for a timing system's heading; null if we don't use it (nationality, sponsor). */
export const columnOf = (heading: string): SheetColumn | null =>
  BY_NAME.get(heading.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? null;

/** Words that timing systems use for an unclassified car. */
const OUTCOME_WORDS: Readonly<Record<Outcome, RegExp>> = {
  DNF: /^(?:dnf|ret|retired|did not finish)$/i,
  DNS: /^(?:dns|wd|withdrawn|did not start)$/i,
  DSQ: /^(?:dsq|dq|disq|disqualified|excl?|excluded)$/i,
  NC: /^(?:nc|nt|unclassified|not classified)$/i,
};

/** The outcome in a cell, if it contains one. */
export const outcomeIn = (cell: string): Outcome | null =>
  OUTCOMES.find((outcome) => OUTCOME_WORDS[outcome].test(cell)) ?? null;

const isTime = (cell: string) => Boolean(timeOf(cell));
const isDistance = (cell: string) => Boolean(distanceOf(cell));

/** What a column's values look like; some headings are ambiguous ('Best Lap': its time, or its number). */
const LOOKS: Readonly<Record<SheetColumn, (cell: string) => boolean>> = {
  position: (cell) => /^\d{1,3}\.?$/.test(cell),
  race_number: (cell) => /^#?[a-z]{0,3}\d{1,4}[a-z]{0,3}$/i.test(cell),
  name: (cell) => /\p{L}/u.test(cell) && !isTime(cell),
  class: (cell) => !isTime(cell),
  laps: (cell) => /^\d{1,4}$/.test(cell),
  best_time: isTime,
  total_time: isTime,
  diff: isDistance,
  gap: isDistance,
  grid: (cell) => /^\d{1,3}\.?$/.test(cell),
  team: (cell) => /\p{L}/u.test(cell),
  car: (cell) => /\p{L}/u.test(cell),
  penalties: (cell) => cell !== '',
  points: (cell) => /^\d{1,4}(?:[.,]\d{1,3})?$/.test(cell),
  status_note: (cell) => /\p{L}/u.test(cell),
  first_name: (cell) => /\p{L}/u.test(cell),
  last_name: (cell) => /\p{L}/u.test(cell),
  outcome: (cell) => outcomeIn(cell) !== null,
};

/** Whether a value looks right for this column. Don't call it for empty cells, which say nothing. */
export const looksLike = (column: SheetColumn, cell: string): boolean => LOOKS[column](cell);
