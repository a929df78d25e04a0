import { labelPlaces } from '@/components/ui/label-places';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';

/** A car's line. */
type LapLine = {
  readonly row: TimingRow;
  /** One per lap of the chart, from its first on; null where unknown. */
  readonly values: readonly (number | null)[];
  /** Place on the sheet, if on the podium: these lines stand out. */
  readonly podium: number | null;
  /** Where the line ends. */
  readonly end: { readonly lap: number; readonly value: number };
  /** Whether the car stopped before the end, unclassified. */
  readonly isOut: boolean;
};

/** The lines of a race's cars. */
export type LapChart = {
  /** The first and the last lap; 0 is the grid. */
  readonly from: number;
  readonly last: number;
  /** In the order of the sheet, classified cars first. */
  readonly lines: readonly LapLine[];
};

type PlacesByLap = LapChart & {
  /**
   * The lines in the order of their names on the right, from first place down: where they end, or for retired cars, where there is room.
   */
  readonly names: readonly (LapLine | null)[];
};

type GapsByLap = LapChart & {
  /** The bottom of the scale, and its ticks from 0 to there, in milliseconds. */
  readonly most: number;
  readonly marks: readonly number[];
  /** Positions of the names, from 0 at the top to 1, in the order of the lines. */
  readonly labels: readonly number[];
};

/** With fewer laps there is nothing to see. */
const MIN_CARS = 3;
const MIN_LAPS = 2;
const PODIUM = 3;
/** More gaps couldn't be told apart. */
const MAX_GAPS = 10;
/** Steps of a time scale in milliseconds, and the most steps it may have. */
const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000];
const MAX_STEPS = 5;

const isKnown = (value: number | null): value is number => value !== null;

/** The lines of cars with known values, in the order of the sheet; null if there is too little to see. */
function linesOf(
  sheet: Sheet,
  from: number,
  cars: readonly Pick<LapLine, 'row' | 'values'>[],
): LapChart | null {
  const ranks = new Map(sheet.classified.map(({ row }, index) => [row, index + 1]));
  const drawn = cars.flatMap(({ row, values }) => {
    const at = values.findLastIndex(isKnown);
    const value = values[at] ?? null;
    return value === null ? [] : [{ row, values: values.slice(0, at + 1), end: { lap: from + at, value } }];
  });
  const last = Math.max(0, ...drawn.map(({ end }) => end.lap));
  if (drawn.length < MIN_CARS || last < MIN_LAPS) return null;
  const lines = drawn.map((line): LapLine => {
    const rank = ranks.get(line.row);
    return {
      ...line,
      podium: rank !== undefined && rank <= PODIUM ? rank : null,
      isOut: rank === undefined && line.end.lap < last,
    };
  });
  const isClassified = ({ row }: LapLine) => ranks.has(row);
  const others = lines.filter((line) => !isClassified(line));
  return { from, last, lines: [...lines.filter(isClassified), ...others] };
}

/** A race's laps belong to the whole sheet: places in class are different. */
const isWholeRace = ({ isRace, chosen }: Sheet) => isRace && chosen === null;

/** The positions of all cars lap by lap, from the grid if known; null with too few of them. */
export function placesByLap(sheet: Sheet, laps: readonly CarLaps[]): PlacesByLap | null {
  if (!isWholeRace(sheet)) return null;
  const from = sheet.hasGrid ? 0 : 1;
  const cars = laps
    .filter(({ places }) => places.some(isKnown))
    .map(({ row, places }) => ({ row, values: sheet.hasGrid ? [row.grid, ...places] : places }));
  const chart = linesOf(sheet, from, cars);
  if (chart === null) return null;
  const { lines } = chart;
  const rows = Math.max(lines.length, ...lines.flatMap(({ values }) => values.filter(isKnown)));
  const names: (LapLine | null)[] = Array.from({ length: rows }, () => null);
  const ending = lines.filter(({ isOut }) => !isOut).toSorted((a, b) => a.end.value - b.end.value);
  const places = labelPlaces(
    ending.map(({ end }) => end.value),
    1,
    rows,
  );
  for (const [index, line] of ending.entries()) names[(places[index] ?? 1) - 1] = line;
  const out = lines.filter(({ isOut }) => isOut);
  return { ...chart, names: names.map((line) => line ?? out.shift() ?? null) };
}

/** The gaps to the leader of the sheet's first cars lap by lap; null with too few of them. */
export function gapsByLap(sheet: Sheet, laps: readonly CarLaps[]): GapsByLap | null {
  if (!isWholeRace(sheet)) return null;
  const ofRow = new Map(laps.map(({ row, gaps }) => [row, gaps]));
  const cars = sheet.classified.slice(0, MAX_GAPS).map(({ row }) => ({ row, values: ofRow.get(row) ?? [] }));
  const chart = linesOf(sheet, 1, cars);
  if (chart === null) return null;
  const { lines, last } = chart;
  // A lapped car's line leaves the chart at the bottom edge: the others' gaps would otherwise be too small to see.
  const whole = lines.filter(({ end }) => end.lap === last);
  const scaled = (whole.length > 1 ? whole : lines).flatMap(({ values }) => values.filter(isKnown));
  const longest = Math.max(...scaled);
  if (longest === 0) return null;
  const step = STEPS.find((each) => longest / each <= MAX_STEPS) ?? Math.ceil(longest / MAX_STEPS);
  const steps = Math.ceil(longest / step);
  const most = steps * step;
  const ends = lines
    .map(({ end }, index) => ({ index, at: Math.min(end.value / most, 1) }))
    .toSorted((a, b) => a.at - b.at);
  const places = labelPlaces(ends.map(({ at }) => at));
  const labels = new Map(ends.map(({ index }, place) => [index, places[place] ?? 0]));
  return {
    ...chart,
    most,
    marks: Array.from({ length: steps + 1 }, (_, index) => index * step),
    labels: lines.map((_, index) => labels.get(index) ?? 0),
  };
}

/**
 * The path of a line: whole numbers, and one command for a level stretch.
 * @param downs distance below the top edge, lap by lap; the line is broken where it is unknown
 */
export function linePath(downs: readonly (number | null)[], from: number): string {
  return downs
    .map((down, index) => {
      const [before, after] = [downs[index - 1] ?? null, downs[index + 1]];
      if (down === null) return '';
      const lap = String(from + index);
      if (before === null) return `M${lap} ${String(down)}`;
      if (before !== down) return `L${lap} ${String(down)}`;
      return after === down ? '' : `H${lap}`;
    })
    .join('');
}

/** The most columns of a table. */
const MAX_COLUMNS = 40;

/** The laps in a table: each of them, or every second, third … and the last. */
export function lapsInTable(last: number): readonly number[] {
  const step = Math.ceil(last / MAX_COLUMNS);
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (lap) => lap % step === 0 || lap === last,
  );
}

/** The most labels that fit on a phone. */
const MAX_LABELS = 8;
const LABEL_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** The labelled laps below a chart. */
export function labelledLaps({ from, last }: Pick<LapChart, 'from' | 'last'>): readonly number[] {
  const step = LABEL_STEPS.find((each) => last / each <= MAX_LABELS) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step).filter(
    (lap) => lap >= from,
  );
}
