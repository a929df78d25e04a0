import {
  SCORING_KINDS,
  type ScoringKind,
  type SeasonRow,
  type SeasonSession,
} from '../../../lib/shared/standings/scoring.ts';
import type { Result } from '../../payload-types.ts';
import { millisecondsOf } from '../results-import/times.ts';

/** A result sheet, as far as standings need it. */
export type Sheet = Pick<Result, 'id' | 'session_name' | 'kind' | 'rows'>;
type SheetRow = NonNullable<Sheet['rows']>[number];

/** How a championship reads result sheets. */
export type Reading = {
  /** Only cars of these classes; empty for all. */
  readonly classes: ReadonlySet<string>;
  /** Drivers who take no points. */
  readonly guests: ReadonlySet<string>;
  /** Those who score for a car: its drivers, or its team. None if nobody does. */
  readonly keysOf: (row: SheetRow) => readonly string[];
};

/** The drivers of a car: a crew's names share one cell of the sheet. */
export const driversIn = ({ name }: Pick<SheetRow, 'name'>): string[] =>
  name
    .split('/')
    .map((driver) => driver.trim())
    .filter((driver) => driver !== '');

/** What a session counts as; null for one that never scores, such as practice. */
const kindOf = ({ kind }: Sheet): ScoringKind | null =>
  SCORING_KINDS.find((scoring) => scoring === kind) ?? null;

const isDisqualified = ({ status, total_time }: SheetRow) =>
  status === 'dsq' || status === 'excluded' || /^(?:dsq|dq|exc)/i.test(total_time?.trim() ?? '');

/** Where a car is classified. A row may say why it isn't, in its status or, as timing systems do, as its total time. */
const positionOf = ({ position, status }: SheetRow): number | null =>
  status && status !== 'classified' ? null : (position ?? null);

/**
 * A result sheet as a session of the season, with positions among the championship's classes. The only place that knows what a sheet's rows
 * have.
 * @param place which round it belongs to, its order there, and how its points count (`factor`)
 * @returns null if it never scores
 */
export function sessionOfSheet(
  sheet: Sheet,
  { classes, guests, keysOf }: Reading,
  place: Pick<SeasonSession, 'round' | 'order' | 'factor'>,
): SeasonSession | null {
  const kind = kindOf(sheet);
  if (kind === null) return null;
  const rows = (sheet.rows ?? []).filter(
    (row) => classes.size === 0 || classes.has((row.class ?? '').trim()),
  );
  const classified = rows
    .filter((row) => positionOf(row) !== null)
    .toSorted((a, b) => (positionOf(a) ?? 0) - (positionOf(b) ?? 0));
  const placeOf = new Map(classified.map((row, index) => [row, index + 1]));
  const lapOf = new Map(rows.map((row) => [row, millisecondsOf(row.best_time ?? '') ?? Infinity]));
  const fastest = Math.min(...lapOf.values());
  const isSaid = rows.some((row) => row.is_fastest_lap);
  return {
    id: sheet.id,
    kind,
    name: sheet.session_name,
    ...place,
    rows: rows.map((row): SeasonRow => {
      const drivers = driversIn(row);
      return {
        position: placeOf.get(row) ?? null,
        keys: keysOf(row),
        isGuest: drivers.some((driver) => guests.has(driver)),
        isDisqualified: isDisqualified(row),
        laps: row.laps ?? null,
        grid: row.grid ?? null,
        isFastestLap: isSaid
          ? (row.is_fastest_lap ?? false)
          : Number.isFinite(fastest) && lapOf.get(row) === fastest,
      };
    }),
  };
}
