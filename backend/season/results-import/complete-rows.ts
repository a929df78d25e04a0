import type { PayloadRequest } from 'payload';
import { isNameOf } from '../../../lib/shared/text/same-name.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refIn } from '../../cms/records/refs.ts';
import type { Entry, Result } from '../../payload-types.ts';

type StoredRow = NonNullable<Result['rows']>[number];
/** What a row has besides what a timing system's file says. */
type Details = Pick<StoredRow, 'drivers' | 'team' | 'car' | 'grid' | 'penalties'>;
type Row = Details & { readonly race_number?: string | null; readonly name: string };

const isMissing = ({ race_number, drivers, team, car }: Row): boolean =>
  Boolean(race_number) && ((drivers ?? []).length === 0 || !team || !car);

async function entriesByNumber(session: object, req: PayloadRequest): Promise<ReadonlyMap<string, Entry>> {
  const [round, category] = [refIn(session, 'round'), refIn(session, 'category')];
  if (round === null || category === null) return new Map();
  const where = { round: { equals: round }, category: { equals: category } };
  const { docs } = await req.payload.find({ ...findAll('entries', where), req });
  return new Map(docs.flatMap((entry) => (entry.race_number ? [[entry.race_number, entry]] : [])));
}

/**
 * Completes timing rows, from a file or a timing system, with team, car and drivers of the round's entry for the same race number and
 * category. What a row says itself stays; a row that names somebody else gets no drivers.
 */
export async function completeRows<T extends Row>(
  rows: readonly T[],
  session: Pick<Result, 'round' | 'category'>,
  req: PayloadRequest,
): Promise<T[]> {
  if (!rows.some(isMissing)) return [...rows];
  const entries = await entriesByNumber(session, req);
  return rows.map((row) => {
    const entry = entries.get(row.race_number ?? '');
    if (!entry) return row;
    const drivers = row.drivers ?? [];
    return {
      ...row,
      team: row.team || (entry.team ?? ''),
      car: row.car || (entry.car ?? ''),
      drivers: drivers.length === 0 && isNameOf(row.name, entry.name) ? (entry.drivers ?? []) : drivers,
    };
  });
}
