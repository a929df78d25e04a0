import type { Payload } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { refId } from '../../cms/records/refs.ts';
import { driversOfRow, type RowDriver } from '../data/drivers-of-row.ts';
import { cachedDrivers } from '../data/cached-records.ts';
import type { TimingRows } from '../data/results.ts';

type Row = TimingRows[number];

/** Facts from drivers' records that standings need. */
export type DriverFacts = {
  /** Names by id. */
  readonly nameOf: ReadonlyMap<number, string>;
  /** Teams by id, of those who have one. */
  readonly teamOf: ReadonlyMap<number, string>;
  /** Ids of the category's drivers by normalised name. */
  readonly idOf: ReadonlyMap<string, number>;
};

/** Reads the names and teams of drivers. */
export async function readDriverFacts(payload: Payload, category: number | null): Promise<DriverFacts> {
  const docs = await cachedDrivers(payload);
  const own = docs.filter((driver) => refId(driver.category) === category);
  return {
    nameOf: new Map(docs.map((driver) => [driver.id, fullName(driver)])),
    teamOf: new Map(docs.flatMap(({ id, sponsor }) => (sponsor?.trim() ? [[id, sponsor] as const] : []))),
    idOf: new Map(own.map((driver) => [nameKey(fullName(driver)), driver.id])),
  };
}

/** Finds a car's teams: its row's, else those of its drivers. */
export function teamsOfRow({ nameOf, teamOf, idOf }: DriverFacts): (row: Row) => readonly RowDriver[] {
  const membersOf = driversOfRow(nameOf);
  return (row) => {
    const own = row.team?.trim() ?? '';
    const ids = membersOf(row).map(({ name, driver }) => driver?.id ?? idOf.get(nameKey(name)));
    const teams = own === '' ? ids.flatMap((id) => teamOf.get(id ?? 0) ?? []) : [own];
    return [...new Set(teams)].map((name) => ({ name, driver: null }));
  };
}
