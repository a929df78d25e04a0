import type { PayloadRequest } from 'payload';
import { namesIn } from '../../../lib/shared/crew.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Entry } from '../../payload-types.ts';
import { matchCars } from '../results-import/match-cars.ts';
import { readEntries, type ReadEntry } from './entries-table.ts';
import { differences, type ImportPlan, type ImportTarget } from './import-plan.ts';
import { tableEndpoint } from './table-endpoint.ts';

type Facts = Partial<Pick<Entry, 'race_number' | 'name' | 'team' | 'car' | 'class' | 'status' | 'note'>>;

/** What is said of an entry: nothing of what its table has no column for. */
const shownFacts = ({ name, race_number, team, car, class: className, status, note }: Facts) => {
  const facts = { name, number: race_number, class: className, team, car, status, note };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([label, value]) => (value === undefined ? [] : [[label, value ?? '']])),
  );
};

const titleOf = (category: string, { race_number, name }: Facts): string =>
  [category, [race_number, name].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

/** Whether two cells name the same drivers, in any order and with initials or not. */
function isSameCrew(a: string, b: string): boolean {
  const [some, others] = [namesIn(a), namesIn(b)];
  const hasAll = (names: readonly string[], of: readonly string[]) =>
    of.every((name) => names.some((one) => isSameName(one, name)));
  return some.length === others.length && hasAll(some, others) && hasAll(others, some);
}

/**
 * Knows drivers' names, and finds the drivers of an entry. Links that the office made stay with the names that they were made for; others are
 * found by their names, of the same category rather than of another.
 */
async function driverFinder(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...findAll('drivers', {}),
    select: { first_name: true, last_name: true, category: true },
    req,
  });
  const nameById = new Map(docs.map((driver) => [driver.id, fullName(driver)]));
  const nameOf = (id: number) => nameById.get(id) ?? String(id);
  const byName = Map.groupBy(docs, (driver) => nameKey(fullName(driver)));
  const driversOf = ({ name, category }: ReadEntry, before?: Entry): number[] => {
    const linked = refIds(before?.drivers);
    if (before && linked.length > 0 && isSameCrew(before.name, name)) return linked;
    return namesIn(name).flatMap((person) => {
      const found = byName.get(nameKey(person)) ?? [];
      const driver = found.find((one) => refId(one.category) === category.id) ?? found[0];
      return linked.find((id) => isSameName(nameOf(id), person)) ?? driver?.id ?? [];
    });
  };
  return { nameOf, driversOf };
}

const shownLinks = (drivers: readonly number[], nameOf: (id: number) => string) => ({
  'linked drivers': drivers.map(nameOf).join(', '),
});

/** The stored entry of each line, by number, then by driver, within its category. */
function matchEntries(
  entries: readonly ReadEntry[],
  stored: readonly Entry[],
): ReadonlyMap<ReadEntry, Entry> {
  const ofCategory = Map.groupBy(stored, (doc) => refId(doc.category));
  const groups = [...Map.groupBy(entries, ({ category }) => category.id)];
  return new Map(
    groups.flatMap(([category, lines]) => [...matchCars(ofCategory.get(category) ?? [], lines)]),
  );
}

/** Compares an entry list with the one that the round has. */
async function planEntries(
  req: PayloadRequest,
  { round, categories, endMissing }: ImportTarget,
  text: string,
): Promise<ImportPlan> {
  const { entries, problems, notes, ignored } = readEntries(text, categories);
  const { docs } = await req.payload.find({
    ...findAll('entries', { round: { equals: round.id } }),
    sort: ['sort', 'id'],
    overrideAccess: false,
    req,
  });
  const { nameOf, driversOf } = await driverFinder(req);
  const stored = matchEntries(entries, docs);
  const plan: ImportPlan = {
    ...{ rows: entries.length, problems, warnings: [], notes, ignored },
    ...{ changes: [], writes: [] },
  };
  const { changes, writes } = plan;
  const update = (id: number, data: Partial<Entry>) => (writer: PayloadRequest) =>
    writer.payload.update({ collection: 'entries', id, data, depth: 0, overrideAccess: false, req: writer });
  for (const [index, entry] of entries.entries()) {
    const { line: _line, category, ...facts } = entry;
    const before = stored.get(entry);
    const sort = index + 1;
    if (before === undefined) {
      const data = { status: 'entered' as const, ...facts, drivers: driversOf(entry), sort };
      changes.push({ kind: 'added', row: titleOf(category.name, facts), details: [] });
      writes.push((writer) =>
        writer.payload.create({
          collection: 'entries',
          data: { ...data, round: round.id, category: category.id },
          depth: 0,
          overrideAccess: false,
          req: writer,
        }),
      );
      continue;
    }
    const linked = refIds(before.drivers);
    const drivers = driversOf(entry, before);
    const details = [
      ...differences(shownFacts(before), shownFacts(facts)),
      ...differences(shownLinks(linked, nameOf), shownLinks(drivers, nameOf)),
    ];
    if (details.length > 0)
      changes.push({ kind: 'changed', row: titleOf(category.name, { ...before, ...facts }), details });
    if (details.length > 0 || before.sort !== sort)
      writes.push(update(before.id, { ...facts, drivers, sort }));
  }
  const kept = new Set(stored.values());
  for (const doc of docs.filter((one) => !kept.has(one))) {
    const name = categories.find(({ id }) => id === refId(doc.category))?.name ?? '';
    const isEnded = endMissing && doc.status !== 'withdrawn';
    changes.push({ kind: isEnded ? 'withdrawn' : 'kept', row: titleOf(name, doc), details: [] });
    if (isEnded) writes.push(update(doc.id, { status: 'withdrawn' }));
  }
  return plan;
}

/** POST /api/rounds/{id}/import-entries */
export const importEntriesEndpoint = tableEndpoint('import-entries', planEntries);
