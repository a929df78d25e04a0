import type { PayloadRequest } from 'payload';
import { isNameOf } from '../../../lib/shared/text/same-name.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refIn } from '../../cms/records/refs.ts';
import type { Entry, Result } from '../../payload-types.ts';

type StoredRow = NonNullable<Result['rows']>[number];
/** What a row has besides the columns of a timing system's file. */
type Details = Pick<StoredRow, 'drivers' | 'team' | 'car' | 'grid' | 'penalties'>;
type Named = { readonly race_number?: string | null | undefined; readonly name: string };
type Row = Details & Named;

const isMissing = ({ race_number, drivers, team, car }: Row): boolean =>
  Boolean(race_number) && ((drivers ?? []).length === 0 || !team || !car);

type EntriesByNumber = ReadonlyMap<string, Entry>;
/** The entries of a session by race number. Read on first use: calls come several times a second. */
export type Entries = () => Promise<EntriesByNumber>;

async function entriesByNumber(session: object, req: PayloadRequest): Promise<EntriesByNumber> {
  const [round, category] = [refIn(session, 'round'), refIn(session, 'category')];
  if (round === null || category === null) return new Map();
  const where = { round: { equals: round }, category: { equals: category } };
  const { docs } = await req.payload.find({ ...findAll('entries', where), req });
  return new Map(docs.flatMap((entry) => (entry.race_number ? [[entry.race_number, entry]] : [])));
}

/** The entry list of a session's round and category. */
export function entriesOf(session: Pick<Result, 'round' | 'category'>, req: PayloadRequest): Entries {
  let found: Promise<EntriesByNumber> | undefined;
  return () => (found ??= entriesByNumber(session, req));
}

/** The drivers of the entry with a row's number; none if the row names somebody else. */
function enteredIn(entries: EntriesByNumber, { race_number, name }: Named): StoredRow['drivers'] {
  const entry = entries.get(race_number ?? '');
  return entry && isNameOf(name, entry.name) ? entry.drivers : [];
}

/**
 * Finds the drivers of cars in the entry list, so that a car with a new number is recognised. Nothing is read while the session has all the
 * numbers.
 */
export async function findEntered(
  rows: readonly Named[],
  before: readonly StoredRow[],
  entries: Entries,
): Promise<(row: Named) => StoredRow['drivers']> {
  const numbers = new Set(before.map(({ race_number }) => race_number));
  if (rows.every(({ race_number }) => !race_number || numbers.has(race_number))) return () => [];
  const known = await entries();
  return (row) => enteredIn(known, row);
}

/**
 * Completes timing rows, from a file or a timing system, with team, car and drivers of the round's entry for the same race number and
 * category. A row's own values stay; a row that names somebody else gets no drivers.
 */
export async function completeRows<T extends Row>(rows: readonly T[], entries: Entries): Promise<T[]> {
  if (!rows.some(isMissing)) return [...rows];
  const known = await entries();
  return rows.map((row) => {
    const entry = known.get(row.race_number ?? '');
    if (!entry) return row;
    const drivers = row.drivers ?? [];
    return {
      ...row,
      team: row.team || (entry.team ?? ''),
      car: row.car || (entry.car ?? ''),
      drivers: drivers.length === 0 ? (enteredIn(known, row) ?? []) : drivers,
    };
  });
}
