import { SCORING_KINDS, type ScoringKind, type SeasonRow, type SeasonSession } from '../points/scoring.ts';
import { isDisqualified } from '../../../lib/shared/row-outcome.ts';
import { placesAmong } from '../../../lib/shared/places-among.ts';
import type { Result } from '../../payload-types.ts';
import { millisecondsOf } from '../results-import/times.ts';

/** A result sheet, as far as standings need it. */
export type Sheet = Pick<Result, 'id' | 'session_name' | 'kind' | 'rows'>;
type SheetRow = NonNullable<Sheet['rows']>[number];

/** How a championship reads result sheets. */
export type Reading = {
  /** Only cars of these classes; empty for all. */
  readonly classes: ReadonlySet<string>;
  /** Whether its drivers take no points. */
  readonly isGuest: (row: SheetRow) => boolean;
  /** Those who score for a car: its drivers, or its team. None if nobody does. */
  readonly keysOf: (row: SheetRow) => readonly string[];
};

/** What a session counts as; null for one that never scores, such as practice. */
const kindOf = ({ kind }: Sheet): ScoringKind | null =>
  SCORING_KINDS.find((scoring) => scoring === kind) ?? null;

/** Where a car is classified. A row may say why it isn't, in its status or, as timing systems do, as its total time. */
const positionOf = (row: SheetRow): number | null =>
  (row.status && row.status !== 'classified') || isDisqualified(row) ? null : (row.position ?? null);

/**
 * The place of each classified car: as the sheet has it, with the holes of a sheet that leaves cars out, and dead heats. Among some of the
 * classes it is counted, and those who are level stay so.
 */
function placesOf(rows: readonly SheetRow[], isWhole: boolean): ReadonlyMap<SheetRow, number> {
  const classified = rows.map((row) => ({ row, position: positionOf(row) }));
  const among = placesAmong(classified);
  return new Map(
    classified.flatMap((car): [SheetRow, number][] => {
      const place = isWhole ? car.position : among.get(car);
      return place == null ? [] : [[car.row, place]];
    }),
  );
}

/** The cars with the fastest lap of those that weren't disqualified: as the sheet marks it, else by their best times. */
function fastestOf(rows: readonly SheetRow[]): ReadonlySet<SheetRow> {
  const eligible = rows.filter((row) => !isDisqualified(row));
  const marked = eligible.filter((row) => row.is_fastest_lap);
  if (marked.length > 0) return new Set(marked);
  const lapOf = (row: SheetRow) => millisecondsOf(row.best_time ?? '') ?? Infinity;
  const fastest = Math.min(...eligible.map(lapOf));
  return new Set(Number.isFinite(fastest) ? eligible.filter((row) => lapOf(row) === fastest) : []);
}

/**
 * A result sheet as a session of the season, with positions among the championship's classes. The only place that knows what a sheet's rows
 * have.
 * @param place which round it belongs to, its order there, and how its points count (`factor`)
 * @returns null if it never scores
 */
export function sessionOfSheet(
  sheet: Sheet,
  { classes, isGuest, keysOf }: Reading,
  place: Pick<SeasonSession, 'round' | 'order' | 'factor'>,
): SeasonSession | null {
  const kind = kindOf(sheet);
  if (kind === null) return null;
  const all = sheet.rows ?? [];
  const rows = all.filter((row) => classes.size === 0 || classes.has((row.class ?? '').trim()));
  const placeOf = placesOf(rows, rows.length === all.length);
  const fastest = fastestOf(rows);
  return {
    id: sheet.id,
    kind,
    name: sheet.session_name,
    ...place,
    rows: rows.map((row): SeasonRow => {
      return {
        position: placeOf.get(row) ?? null,
        keys: keysOf(row),
        isGuest: isGuest(row),
        isDisqualified: isDisqualified(row),
        laps: row.laps ?? null,
        grid: row.grid ?? null,
        isFastestLap: fastest.has(row),
        points: row.points ?? null,
      };
    }),
  };
}
