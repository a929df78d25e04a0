import { outcomeOf, type RowOutcome } from '@/lib/season/outcome';
import type { LiveRow } from '@/lib/contract/entities/live-session';
import type { Result, TimingRow } from '@/lib/contract/entities/racing';
import { placesAmong } from '@/lib/shared/places-among';
import { isDisqualified } from '@/lib/shared/row-outcome';
import { readDistance, readLap, readTime, formatLapTime } from './lap-time';
import { sessionClasses, type SessionClass } from './session-classes';

/** A row with the car's latest lap and sectors, known while the session runs. */
export type TimedRow = TimingRow & Partial<Pick<LiveRow, 'last_time' | 'sectors'>>;

/** A displayed row. */
export type SheetRow = {
  readonly row: TimedRow;
  /** Place in the displayed list: among all cars, or in the chosen class. */
  readonly place: number | null;
  readonly classPlace: number | null;
  /** Places gained in a race from the grid to the finish, negative if lost; null if either is unknown. */
  readonly gain: number | null;
  /** As in spec point 5: in a race the winner's total time and the others' gap, else the best time. */
  readonly time: string;
  /** How a car without a position finished; null for a classified one. */
  readonly outcome: RowOutcome | null;
  /** Gaps to the leader and to the car ahead in the displayed list, '+2.345' or '+1 Lap'; '' for none. */
  readonly diff: string;
  readonly gap: string;
  readonly isFastest: boolean;
};

export type Sheet = {
  readonly isRace: boolean;
  readonly classes: readonly SessionClass[];
  readonly chosen: SessionClass | null;
  readonly classified: readonly SheetRow[];
  /** Those without a position: retired from a race, or without a time. */
  readonly others: readonly SheetRow[];
  readonly fastest: TimingRow | null;
  /** The gap of the second; '' if there is none. */
  readonly margin: string;
  /** Whether any row has these values. */
  readonly hasGrid: boolean;
  readonly hasPoints: boolean;
  readonly hasLast: boolean;
  readonly hasSectors: boolean;
};

/** Makes a session's displayed sheet from its timing rows. `chosen` narrows it to one class. */
export function makeSheet(
  { rows, is_a_race: isRace }: Pick<Result, 'is_a_race'> & { readonly rows: readonly TimedRow[] },
  chosen: SessionClass | null,
): Sheet {
  const classes = sessionClasses(rows);
  const classPlaces = placesInClass(rows);
  const shown = chosen === null ? rows : rows.filter((row) => row.class.trim() === chosen.name);
  const leader = shown.find((row) => row.position !== null);
  const fastest = fastestOf(shown);
  const sheetRows = shown.map((row, index): SheetRow => {
    const ahead = shown[index - 1];
    const diff = row.position === null || row === leader ? '' : signed(behind(row, leader));
    const classPlace = classPlaces.get(row) ?? null;
    return {
      row,
      place: chosen === null ? row.position : classPlace,
      classPlace,
      gain: isRace && row.grid !== null && row.position !== null ? row.grid - row.position : null,
      time: isRace ? diff || row.total_time : row.best_time,
      outcome: outcomeOf(row, isRace),
      diff,
      // The car ahead in a class need not be the car ahead on the track.
      gap: signed(
        chosen === null ? row.gap : row === leader || row.position === null ? '' : behind(row, ahead),
      ),
      isFastest: row === fastest,
    };
  });
  const classified = sheetRows.filter(({ place }) => place !== null);
  return {
    isRace,
    classes,
    chosen,
    classified,
    others: sheetRows.filter(({ place }) => place === null),
    fastest,
    margin: classified[1]?.diff ?? '',
    hasGrid: rows.some(({ grid }) => grid !== null),
    hasPoints: rows.some(({ points }) => points !== null),
    hasLast: rows.some(({ last_time: time = '' }) => time !== ''),
    hasSectors: rows.some(({ sectors = [] }) => sectors.some((sector) => sector !== '')),
  };
}

function placesInClass(rows: readonly TimingRow[]): ReadonlyMap<TimingRow, number> {
  const classes = Map.groupBy(rows, (row) => row.class.trim());
  return new Map([...classes.values()].flatMap((ofClass) => [...placesAmong(ofClass)]));
}

/** The row with the fastest lap: the marked one, otherwise the one with the shortest best time; null for none. Disqualified cars don't count. */
function fastestOf(rows: readonly TimingRow[]): TimingRow | null {
  const eligible = rows.filter((row) => !isDisqualified(row));
  const marked = eligible.find(({ is_fastest_lap }) => is_fastest_lap);
  if (marked) return marked;
  let fastest: { row: TimingRow; ms: number } | null = null;
  for (const row of eligible) {
    const ms = readLap(row.best_time);
    if (ms !== null && (fastest === null || ms < fastest.ms)) fastest = { row, ms };
  }
  return fastest?.row ?? null;
}

const signed = (text: string) => (text === '' ? '' : `+${text.replace(/^\+/, '')}`);

/** The gap to a car further up, which need not be the leader of the race; '' if unknown. */
function behind(row: TimingRow, ahead: TimingRow | undefined): string {
  if (!ahead || ahead.diff === '') return row.diff;
  const own = readDistance(row.diff);
  const first = readDistance(ahead.diff);
  if (!own || !first) return '';
  if ('ms' in own && 'ms' in first) return formatLapTime(own.ms - first.ms);
  const laps = ('laps' in own ? own.laps : 0) - ('laps' in first ? first.laps : 0);
  // On the same lap as another lapped car: the sheet has no gap between them, only their total times.
  return laps > 0 ? `${laps} ${laps === 1 ? 'Lap' : 'Laps'}` : totalApart(row, ahead);
}

function totalApart(row: TimingRow, ahead: TimingRow): string {
  const own = readTime(row.total_time);
  const first = readTime(ahead.total_time);
  return own === null || first === null || own < first ? '' : formatLapTime(own - first);
}
