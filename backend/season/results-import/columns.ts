import { statusIn } from '../../../lib/shared/row-outcome.ts';
import type { ColumnRule } from '../sheets/read-table.ts';
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
/** Further details of a row, if a file has them. */
export const DETAIL_COLUMNS = ['grid', 'team', 'car', 'penalties', 'points', 'status_note'] as const;
export type DetailColumn = (typeof DETAIL_COLUMNS)[number];
/** What is read from a file: those columns, split names, and a car's outcome if it has its own column. */
export type SheetColumn = TimingColumn | DetailColumn | 'first_name' | 'last_name' | 'outcome';

const FINISHED = /^(?:finished|classified|running|ok)$/i;

/** The position in a cell: '3', '3.', or '=3' and '3=' for a dead heat; null if there is none. */
export const positionIn = (cell: string): number | null => {
  const digits = /^=?\s*(\d{1,3})\s*[=.]?$/.exec(cell)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

const isTime = (cell: string) => Boolean(timeOf(cell));
const isDistance = (cell: string) => Boolean(distanceOf(cell));
const hasLetters = (cell: string) => /\p{L}/u.test(cell);
/** The form of a race number, which is text: 007, 07 and 7 are three cars. */
const isRaceNumber = (cell: string) => /^#?[a-z]{0,3}\d{1,4}[a-z]{0,3}$/i.test(cell);
/** The column of race numbers, in sheets and entry lists. */
export const RACE_NUMBER: ColumnRule = {
  names: [
    ...['racenumber', 'carnumber', 'startnumber', 'number', 'no', '#', 'nr', 'num', 'carno'],
    ...['bib', 'car'],
  ],
  fits: isRaceNumber,
};

/** A further column is ignored if none of its values fit: a start time isn't a grid position. */
const detail = (names: readonly string[], fits: (cell: string) => boolean): ColumnRule => ({
  names,
  fits,
  isOther: (values) => !values.some(fits),
});

/** What timing systems call the columns. Some headings are ambiguous: 'Best Lap' may be its time or its number, 'State' a region. */
export const SHEET_COLUMNS: Readonly<Record<SheetColumn, ColumnRule>> = {
  position: {
    names: ['position', 'pos', 'place', 'rank', 'p', 'overallposition', 'finishposition'],
    fits: (cell) => positionIn(cell) !== null || statusIn(cell) !== null,
  },
  race_number: RACE_NUMBER,
  name: {
    names: [
      ...['driver', 'drivers', 'drivername', 'drivernames', 'name', 'fullname', 'crew'],
      ...['competitor', 'competitors', 'entrant', 'competitorteam', 'teamcompetitor'],
    ],
    fits: (cell) => hasLetters(cell) && !isTime(cell),
  },
  class: {
    names: ['class', 'cls', 'cl', 'category', 'div', 'division', 'group', 'grp'],
    fits: (cell) => !isTime(cell),
  },
  laps: {
    names: ['laps', 'lap', 'lapscompleted', 'totallaps', 'numlaps'],
    fits: (cell) => /^\d{1,4}$/.test(cell),
  },
  best_time: {
    names: ['besttime', 'besttm', 'best', 'bestlap', 'bestlaptime', 'fastestlap', 'fastest', 'fastlap'],
    fits: isTime,
    isOther: (values) => values.every((cell) => /^\d{1,3}$/.test(cell)),
  },
  total_time: {
    names: ['totaltime', 'totaltm', 'total', 'time', 'racetime', 'elapsed', 'elapsedtime', 'finishtime'],
    fits: (cell) => isTime(cell) || statusIn(cell) !== null,
  },
  diff: {
    names: ['diff', 'difference', 'behind', 'toleader', 'gaptoleader', 'behindleader', 'diffleader'],
    fits: isDistance,
  },
  gap: {
    names: [
      'gap',
      'interval',
      'int',
      'toprev',
      'gaptoprevious',
      'gaptoahead',
      'intervaltoahead',
      'gaptonext',
    ],
    fits: isDistance,
  },
  grid: detail(['grid', 'gridposition', 'gridpos', 'start', 'startpos', 'startposition'], (cell) =>
    /^\d{1,3}\.?$/.test(cell),
  ),
  team: detail(['team', 'teamname', 'competitorteam', 'teamcompetitor', 'entrant', 'competitor'], hasLetters),
  car: detail(
    ['vehicle', 'vehicletype', 'make', 'model', 'makemodel', 'carmodel', 'chassis', 'car'],
    hasLetters,
  ),
  penalties: { names: ['penalty', 'penalties', 'pen', 'timepenalty'] },
  points: detail(['points', 'pts'], (cell) => /^\d{1,4}(?:[.,]\d{1,3})?$/.test(cell)),
  status_note: detail(['reason', 'statusnote', 'retirement', 'cause'], hasLetters),
  first_name: { names: ['firstname', 'givenname'], fits: hasLetters },
  last_name: { names: ['lastname', 'surname', 'familyname'], fits: hasLetters },
  outcome: {
    names: ['status', 'state', 'result', 'remark', 'remarks'],
    unsure: ['state'],
    // In a column of states, NT is the Northern Territory.
    fits: (cell) => FINISHED.test(cell) || (statusIn(cell) !== null && !/^nt$/i.test(cell)),
  },
};

/** Whether a value looks right for this column. Not for empty cells. */
export const looksLike = (column: SheetColumn, cell: string): boolean =>
  SHEET_COLUMNS[column].fits?.(cell) ?? true;
