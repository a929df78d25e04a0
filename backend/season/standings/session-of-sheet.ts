import { SCORING_KINDS, type ScoringKind, type SeasonRow, type SeasonSession } from './points/scoring.ts';
import { isDisqualified } from '../../../lib/shared/row-outcome.ts';
import { placesAmong } from '../../../lib/shared/places-among.ts';
import type { Result } from '../../payload-types.ts';
import { lapOf } from '../results-import/times.ts';

/** The parts of a result sheet that standings need. */
export type Sheet = Pick<Result, 'id' | 'session_name' | 'kind' | 'rows'>;
type SheetRow = NonNullable<Sheet['rows']>[number];

/** How a championship reads result sheets. */
export type Reading = {
  /** Only cars of these classes; empty for all. */
  readonly classes: ReadonlySet<string>;
  /** Whether the row's drivers take no points. */
  readonly isGuest: (row: SheetRow) => boolean;
  /** The competitors that a car scores for: its drivers, or its team. Empty if nobody. */
  readonly keysOf: (row: SheetRow) => readonly string[];
};

/** The kind of a session for scoring; null for one that never scores, such as practice. */
const kindOf = ({ kind }: Sheet): ScoringKind | null =>
  SCORING_KINDS.find((scoring) => scoring === kind) ?? null;

/** The position in which a car is classified. A row may say why it isn't, in its status or, as timing systems do, in its total time. */
const positionOf = (row: SheetRow): number | null =>
  (row.status && row.status !== 'classified') || isDisqualified(row) ? null : (row.position ?? null);

/**
 * The place of each classified car: as on the sheet, including gaps where it leaves cars out, and dead heats. Among some of the classes,
 * cars are counted anew, and dead heats stay.
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

/** The cars with the fastest lap of those that weren't disqualified: as marked on the sheet, else by their best times. */
function fastestOf(rows: readonly SheetRow[]): ReadonlySet<SheetRow> {
  const eligible = rows.filter((row) => !isDisqualified(row));
  const marked = eligible.filter((row) => row.is_fastest_lap);
  if (marked.length > 0) return new Set(marked);
  const bestOf = (row: SheetRow) => lapOf(row.best_time ?? '') ?? Infinity;
  const fastest = Math.min(...eligible.map(bestOf));
  return new Set(Number.isFinite(fastest) ? eligible.filter((row) => bestOf(row) === fastest) : []);
}

/**
 * A result sheet as a session of the season, with positions among the championship's classes. The only code that knows the rows' fields.
 * @param place its round, its order there, and how its points count (`factor`)
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
