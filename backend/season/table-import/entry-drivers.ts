import type { PayloadRequest } from 'payload';
import { namesIn } from '../../../lib/shared/crew.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Entry } from '../../payload-types.ts';
import { isPlaceholder } from '../data/team-names.ts';
import { isAlike } from '../standings/likely-duplicates.ts';
import type { ReadEntry } from './entries-table.ts';

/** A name in a list that has no record, with the first entry that has it. */
export type NewDriver = { readonly name: string; readonly entry: ReadEntry };
/** A driver by the id of their record, or a new one without. */
export type FoundDriver = number | NewDriver;

const hasCase = (word: string) => word.toLowerCase() !== word.toUpperCase();
const isInitial = (word: string) => hasCase(word) && /^\p{L}\p{M}*\.?$/u.test(word);
const isInCapitals = (word: string) => hasCase(word) && word === word.toUpperCase();

/** Whether a name is written as on a driver's page: in full, unlike timing systems do ('LEE S', 'Sam LEE'). */
export function isWholeName(name: string): boolean {
  const words = name.split(' ');
  return (
    words.length > 1 && !isPlaceholder(name) && !words.some((word) => isInitial(word) || isInCapitals(word))
  );
}

/** Whether two cells name the same drivers, in any order and with or without initials. */
function isSameCrew(a: readonly string[], b: readonly string[]): boolean {
  const hasAll = (names: readonly string[], of: readonly string[]) =>
    of.every((name) => names.some((candidate) => isSameName(candidate, name)));
  return a.length === b.length && hasAll(a, b) && hasAll(b, a);
}

type DriverFinder = {
  readonly nameOf: (driver: FoundDriver) => string;
  readonly driversOf: (entry: ReadEntry, before?: Entry) => FoundDriver[];
  /** Names without a record that are similar to those of drivers who have one. */
  readonly doubts: ReadonlyMap<string, string>;
};

export type EntryLinks = Pick<DriverFinder, 'nameOf' | 'doubts'> & {
  /** The drivers that an entry will be linked to. */
  readonly linksOf: DriverFinder['driversOf'];
  /** Drivers without a record in the entries so far, in order. */
  readonly newDrivers: ReadonlySet<NewDriver>;
  /** Creates a new driver's record. */
  readonly add: (driver: NewDriver, req: PayloadRequest) => Promise<unknown>;
  /** Ids of drivers; new ones must be added first. */
  readonly idsOf: (drivers: readonly FoundDriver[]) => number[];
};

/**
 * Finds the drivers of an entry by their names. Links made by the office stay with the names they were made for; others are found by name,
 * preferring drivers in the same category. A name without a record is one new driver in all its spellings, unless it is incomplete or
 * similar to that of somebody with a record.
 */
async function driverFinder(req: PayloadRequest): Promise<DriverFinder> {
  const { docs } = await req.payload.find({
    ...findAll('drivers', {}),
    select: { first_name: true, last_name: true, category: true },
    req,
  });
  const nameById = new Map(docs.map((driver) => [driver.id, fullName(driver)]));
  const nameOf = (driver: FoundDriver) =>
    typeof driver === 'number' ? (nameById.get(driver) ?? String(driver)) : driver.name;
  const byName = Map.groupBy(docs, (driver) => nameKey(fullName(driver)));
  const newOnes = new Map<string, NewDriver | null>();
  const doubts = new Map<string, string>();

  const newDriver = (name: string, entry: ReadEntry): NewDriver | null => {
    if (!isWholeName(name)) return null;
    const like = [...nameById.values()].find((known) => isAlike(known, name));
    if (like !== undefined) doubts.set(name, like);
    return like === undefined ? { name, entry } : null;
  };
  const withoutRecord = (name: string, entry: ReadEntry): NewDriver | null => {
    const key = nameKey(name);
    const known = newOnes.get(key);
    if (known !== undefined) return known;
    const made = newDriver(name, entry);
    newOnes.set(key, made);
    return made;
  };
  const driversOf = (entry: ReadEntry, before?: Entry): FoundDriver[] => {
    const names = namesIn(entry.name);
    const linked = refIds(before?.drivers);
    if (before && linked.length > 0 && isSameCrew(namesIn(before.name), names)) {
      const areAllNamed = linked.every((id) => names.some((name) => isSameName(nameOf(id), name)));
      if (linked.length >= names.length || !areAllNamed) return linked;
    }
    return names.flatMap((name): FoundDriver[] => {
      const linkedId = linked.find((id) => isSameName(nameOf(id), name));
      if (linkedId !== undefined) return [linkedId];
      const namesakes = byName.get(nameKey(name)) ?? [];
      const driver =
        namesakes.find((candidate) => refId(candidate.category) === entry.category.id) ?? namesakes[0];
      return [driver?.id ?? withoutRecord(name, entry)].filter((found) => found !== null);
    });
  };
  return { nameOf, driversOf, doubts };
}

/** The links of a list's entries. @param isAdding whether drivers without a record get one, and are linked */
export async function entryLinks(req: PayloadRequest, isAdding: boolean): Promise<EntryLinks> {
  const { nameOf, driversOf, doubts } = await driverFinder(req);
  const newDrivers = new Set<NewDriver>();
  const ids = new Map<NewDriver, number>();
  return {
    nameOf,
    doubts,
    newDrivers,
    linksOf: (entry, before) =>
      driversOf(entry, before).filter((driver) => {
        if (typeof driver === 'number') return true;
        newDrivers.add(driver);
        return isAdding;
      }),
    add: async (driver, writer) => ids.set(driver, await createDriver(driver, writer)),
    idsOf: (drivers) =>
      drivers.flatMap((driver) => (typeof driver === 'number' ? driver : (ids.get(driver) ?? []))),
  };
}

/** Creates the record of a new driver from the list; the first word of the name is the first name. */
async function createDriver({ name, entry }: NewDriver, req: PayloadRequest): Promise<number> {
  const [first = '', ...last] = name.split(' ');
  const { id } = await req.payload.create({
    collection: 'drivers',
    data: {
      first_name: first,
      last_name: last.join(' '),
      race_number: entry.race_number ?? '',
      vehicle: entry.car ?? '',
      sponsor: entry.team ?? '',
      category: entry.category.id,
      // Made from the name.
      url: '',
    },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return id;
}
