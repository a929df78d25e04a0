import type { SessionKind } from '../../../lib/contract/entities/racing.ts';
import { statusIn } from '../../../lib/shared/row-outcome.ts';
import { readDay, writtenClock, writtenDay, type ClockTime } from '../../cms/fields/wall-time.ts';
import { SHEET_COLUMNS, type DetailColumn, type SheetColumn } from '../results-import/columns.ts';
import { readDetails, readLine } from '../results-import/read-line.ts';
import { NO_ROWS, readTable, type ColumnRules, type Table, type TableLine } from '../sheets/read-table.ts';
import { distanceOf, millisecondsOf, timeOf } from '../results-import/times.ts';
import type { Numbered, SheetRow, TimingDetails, TimingRowData } from '../results-import/timing-row.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { findRepeated, findUnlikely } from '../results-import/unlikely-values.ts';
import { simplified } from '../table-import/import-plan.ts';
import { kindInName } from '../table-import/timetable-table.ts';
import { secondWinners } from '../validation/dead-heat.ts';

/** Columns that say where a line belongs. Only the session may be left out. */
const PLACE_COLUMNS = ['season', 'championship', 'round', 'date', 'circuit', 'session'] as const;
type PlaceColumn = (typeof PLACE_COLUMNS)[number];
type Column = PlaceColumn | SheetColumn;

const SEASON = /^(\d{4})(?:\s*[/–-]\s*(\d{2}|\d{4}))?$/;

/** A season in the site's form, '2019/20' or '2019', however it is written ('2019-2020'); null for anything else. */
export function seasonIn(cell: string): string | null {
  const [, first, second] = SEASON.exec(cell.trim()) ?? [];
  if (first === undefined) return null;
  if (second === undefined) return first;
  const next = String(Number(first) + 1);
  return second === next || second === next.slice(2) ? `${first}/${next.slice(2)}` : null;
}

const COLUMNS: ColumnRules<Column> = {
  season: { names: ['season', 'year'], fits: (cell) => seasonIn(cell) !== null },
  championship: { names: ['championship', 'championshipclass', 'category', 'series', 'class'] },
  round: { names: ['round', 'event', 'meeting', 'rd'] },
  date: { names: ['date', 'day'] },
  circuit: { names: ['circuit', 'venue', 'track', 'location'] },
  session: { names: ['session', 'race', 'heat'] },
  ...SHEET_COLUMNS,
  // One column may have the winner's time and the others' gaps.
  total_time: {
    names: ['timegap', 'timeorgap', ...SHEET_COLUMNS.total_time.names],
    fits: (cell) => Boolean(timeOf(cell)) || Boolean(distanceOf(cell)) || statusIn(cell) !== null,
  },
};

export const NO_PAST_HEADINGS =
  'One of the first lines must name the columns: season, championship, round, date, circuit, session, position, number, driver, class, team, car, laps, time, gap, points.';

/** A session of a past season with its cars, in the order of the file. */
export type PastSession = {
  /** Line of its first car. */
  readonly line: number;
  readonly season: string;
  /** The category as written. */
  readonly championship: string;
  /** The round as written: a name, or its number in the championship. */
  readonly round: string;
  /** y-MM-dd. */
  readonly day: string;
  /** Its start by the circuit's clock; null if the file doesn't give it. */
  readonly start: ClockTime | null;
  readonly circuit: string;
  readonly name: string;
  readonly kind: SessionKind;
  readonly rows: readonly SheetRow[];
};

export type PastTable = {
  /** Number of cars. */
  readonly lines: number;
  readonly sessions: readonly PastSession[];
  /** What can't be read: if anything, nothing may be used. */
  readonly problems: readonly LineProblem[];
  /** What is readable but unlikely, and needs confirming. */
  readonly warnings: readonly LineProblem[];
  readonly notes: readonly string[];
  readonly ignored: readonly string[];
};

/** A session without a name is the only one of its class. */
const UNNAMED = 'Race';
/** A day may be followed by the time: '2/11/2019 14:30'. */
const DAY_AND_TIME = /^(.*\S)[ T]+(\d{1,2}[:.]\d{2}.*)$/;

type Moment = Pick<PastSession, 'day' | 'start'>;

function momentIn(cell: string): Moment | null {
  const whole = readDay(cell);
  if (whole !== null) return { day: whole, start: null };
  const [, day = '', time = ''] = DAY_AND_TIME.exec(cell.trim()) ?? [];
  const [read, start] = [readDay(day), writtenClock(time)];
  return read === null || start === null ? null : { day: read, start };
}

/** Whether a day is in a season: in its year, or in either of the two that it is named after. */
function isInSeason(day: string, season: string): boolean {
  const first = Number(season.slice(0, 4));
  const year = writtenDay(day)?.year ?? 0;
  return year === first || (season.length > 4 && year === first + 1);
}

type Report = (message: string) => void;
type Place = Omit<PastSession, 'line' | 'rows' | 'kind'>;

function readPlace(at: (column: Column) => string, report: Report): Place | null {
  for (const column of PLACE_COLUMNS)
    if (column !== 'session' && at(column) === '')
      report(`${column.charAt(0).toUpperCase()}${column.slice(1)} missing.`);
  const [season, moment] = [seasonIn(at('season')), momentIn(at('date'))];
  if (at('season') !== '' && season === null)
    report(`“${at('season')}” isn’t a season such as 2019/20 or 2019.`);
  if (at('date') !== '' && moment === null)
    report(`“${at('date')}” isn’t a day with its year, such as 21/11/2019.`);
  if (season === null || moment === null) return null;
  if (!isInSeason(moment.day, season)) {
    report(`${at('date')} isn’t in the season ${season}.`);
    return null;
  }
  return {
    ...moment,
    season,
    championship: at('championship'),
    round: at('round'),
    circuit: at('circuit'),
    name: at('session') || UNNAMED,
  };
}

/** A line's cells for the sheet reader; moves gaps out of the time column. */
function sheetCells({ at, linesAt }: TableLine<Column>, hasGaps: boolean): (column: SheetColumn) => string {
  const total = at('total_time');
  const isGap = !hasGaps && (total.startsWith('+') || (timeOf(total) === null && distanceOf(total) !== null));
  return (column) => {
    if (isGap && column === 'total_time') return '';
    return isGap && column === 'diff' ? total : linesAt(column);
  };
}

type ReadCar = {
  readonly line: number;
  readonly place: Place;
  readonly row: TimingRowData;
  readonly details: TimingDetails;
};

function readCar(line: TableLine<Column>, { columns }: Table<Column>, report: Report): ReadCar | null {
  const cells = sheetCells(line, columns.has('diff') || columns.has('gap'));
  const row = readLine(cells, null, report);
  const details = readDetails(cells, (column: DetailColumn) => columns.has(column), report);
  const place = readPlace(line.at, report);
  return place && { line: line.line, place, row, details };
}

/** The share of the winner's time for as many laps that a car behind may have taken, if it stopped early. */
const LEAST_SHARE = 0.9;

/** Nobody classified behind the winner took less time for as many laps, so such a time is a gap. */
function withGaps(rows: readonly TimingRowData[]): readonly TimingRowData[] {
  const winner = rows.find(({ position }) => position === 1);
  const fastest = millisecondsOf(winner?.total_time ?? '');
  const winnersLaps = winner?.laps ?? 0;
  const shareOf = ({ laps }: TimingRowData) =>
    laps === null || laps >= winnersLaps ? 1 : (LEAST_SHARE * laps) / winnersLaps;
  return rows.map((row) => {
    const total = millisecondsOf(row.total_time);
    const isQuicker = fastest !== null && total !== null && total < fastest * shareOf(row);
    return isQuicker && row.position !== null && row.diff === ''
      ? { ...row, total_time: '', diff: distanceOf(row.total_time) ?? '' }
      : row;
  });
}

const keyOf = ({ season, championship, round, name }: Place): string =>
  [season, ...[championship, round, name].map(simplified)].join('\n');

/** Contradictions within a session: lines with another day or circuit than the first. */
function oddLines(cars: readonly ReadCar[]): LineProblem[] {
  const [first, ...others] = cars;
  if (first === undefined) return [];
  const isElsewhere = ({ place }: ReadCar) => simplified(place.circuit) !== simplified(first.place.circuit);
  return others.flatMap((car) => {
    if (car.place.day !== first.place.day)
      return { line: car.line, message: `Line ${String(first.line)} has another day for this session.` };
    return isElsewhere(car)
      ? { line: car.line, message: `Line ${String(first.line)} has another circuit for this session.` }
      : [];
  });
}

function readSession(cars: readonly ReadCar[]) {
  const [first] = cars;
  const kind = kindInName(first?.place.name ?? '');
  const plain = cars.map(({ row }) => row);
  const rows = kind === 'race' ? withGaps(plain) : plain;
  const numbered = rows.map((row, index): Numbered<TimingRowData> => ({
    ...row,
    line: cars[index]?.line ?? 0,
  }));
  const repeated = findRepeated(numbered);
  const refused = new Set(secondWinners(numbered).map(({ line }) => line));
  return {
    problems: [...oddLines(cars), ...repeated.filter(({ line }) => refused.has(line))],
    warnings: [...repeated.filter(({ line }) => !refused.has(line)), ...findUnlikely(numbered)],
    sessions: first
      ? [
          {
            line: first.line,
            ...first.place,
            kind,
            rows: rows.map((row, index): SheetRow => ({ ...row, ...cars[index]?.details })),
          },
        ]
      : [],
  };
}

const byLine = (a: LineProblem, b: LineProblem) => a.line - b.line;

/**
 * Reads the results of past seasons: a line for each car of each session. A session is identified by season, championship, round and name.
 */
export function readPastSeasons(text: string): PastTable {
  const table = readTable(text, COLUMNS, ['season']);
  const missing = PLACE_COLUMNS.filter((column) => column !== 'session' && !table?.columns.has(column));
  if (table === null || missing.length > 0)
    return {
      ...{ lines: 0, sessions: [], warnings: [], notes: [], ignored: [] },
      problems: [
        {
          line: table?.headLine ?? 1,
          message: table === null ? NO_PAST_HEADINGS : `Columns missing: ${missing.join(', ')}.`,
        },
      ],
    };
  const problems: LineProblem[] = [...table.problems];
  const ignored = [...table.ignored];
  const cars = table.lines.flatMap((line) => {
    if (line.heading !== null) {
      ignored.push(line.heading);
      return [];
    }
    return readCar(line, table, (message) => problems.push({ line: line.line, message })) ?? [];
  });
  if (table.lines.length === 0) problems.push({ line: table.headLine, message: NO_ROWS });
  const read = [...Map.groupBy(cars, ({ place }) => keyOf(place)).values()].map(readSession);
  return {
    lines: cars.length,
    sessions: read.flatMap(({ sessions }) => sessions),
    problems: [...problems, ...read.flatMap((part) => part.problems)].toSorted(byLine),
    warnings: read.flatMap(({ warnings }) => warnings).toSorted(byLine),
    notes: table.notes,
    ignored,
  };
}
