import { MAX_LAP_NUMBER, SESSION_MAX_LAPS } from '../../../lib/contract/timing.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import type { Result } from '../../payload-types.ts';
import { positionIn, RACE_NUMBER } from '../results-import/columns.ts';
import { readTable, type ColumnRules } from '../sheets/read-table.ts';
import { timeOf } from '../results-import/times.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { readLaps, type GivenLap } from './read-laps.ts';
import type { ReadLap } from './stored-laps.ts';

const EMPTY = /^[-–—]*$/;
const lapIn = (cell: string): number | null => {
  const lap = /^\d{1,4}$/.test(cell) ? Number(cell) : 0;
  return lap > 0 && lap <= MAX_LAP_NUMBER ? lap : null;
};

/** What timing systems call the columns of a sheet of laps. */
const LAP_COLUMNS: ColumnRules<'lap' | 'time' | 'position' | 'race_number'> = {
  lap: {
    names: ['lap', 'lapnumber', 'lapno', 'lapnr', 'laps', 'ln'],
    fits: (cell) => lapIn(cell) !== null,
  },
  time: { names: ['laptime', 'laptm', 'time'], fits: (cell) => Boolean(timeOf(cell)) },
  position: {
    names: ['position', 'pos', 'place', 'rank', 'lapposition', 'lappos', 'p'],
    fits: (cell) => positionIn(cell) !== null,
  },
  race_number: RACE_NUMBER,
};

const NO_HEADINGS =
  'One of the first lines must name the columns: number, lap, and lap time or position. Each line below it is one lap of one car.';
const NO_ROWS = 'Import the timing rows first: laps belong to the cars of the sheet.';
const AT_THE_START = /^0+$/;

export type LapsFile = {
  readonly laps: readonly ReadLap[];
  /** Lines that can't be read; if there are any, none of the laps may be used. */
  readonly problems: LineProblem[];
  /** How ambiguous headings were read. */
  readonly notes: string[];
  /** Unused headings. */
  readonly ignored: string[];
};

const refused = (line: number, message: string): LapsFile => ({
  ...{ laps: [], notes: [], ignored: [] },
  problems: [{ line, message }],
});

/**
 * Reads a timing system's file with a line for each lap of each car. Nothing is guessed: an unreadable line is reported with its number,
 * and then none of the laps may be used.
 * @param rows the session's timing sheet
 */
export function readLapsFile(file: string, rows: NonNullable<Result['rows']>): LapsFile {
  if (rows.length === 0) return refused(1, NO_ROWS);
  const table = readTable(file, LAP_COLUMNS, ['lap', 'time']);
  const isWhole =
    table?.columns.has('race_number') &&
    table.columns.has('lap') &&
    (table.columns.has('time') || table.columns.has('position'));
  if (!table || !isWhole) return refused(table?.headLine ?? 1, NO_HEADINGS);
  const problems: LineProblem[] = [...table.problems];
  const lines = table.lines.filter(({ heading }) => heading === null);
  const driven = lines.filter(({ at }) => !AT_THE_START.test(at('lap')));
  const given = driven.flatMap(({ line, at }): GivenLap[] => {
    const lap = lapIn(at('lap'));
    if (lap === null) problems.push({ line, message: `“${at('lap')}” isn’t the number of a lap.` });
    const position = positionIn(at('position'));
    if (position === null && !EMPTY.test(at('position')))
      problems.push({ line, message: `“${at('position')}” isn’t a position.` });
    return lap === null ? [] : [{ line, race_number: at('race_number'), lap, time: at('time'), position }];
  });
  const tooMany = given[SESSION_MAX_LAPS];
  if (tooMany)
    problems.push({
      line: tooMany.line,
      message: `A session can have up to ${numberInText(SESSION_MAX_LAPS)} laps.`,
    });
  if (driven.length === 0)
    problems.push({ line: table.headLine, message: 'There are no laps below the headings.' });
  const read = readLaps(given, rows, 'line');
  return {
    laps: read.laps,
    problems: [...problems, ...read.problems].toSorted((a, b) => a.line - b.line),
    notes: [
      ...table.notes,
      ...(driven.length < lines.length ? ['Lines with lap 0 are left out: it’s the start.'] : []),
    ],
    ignored: [...table.ignored],
  };
}
