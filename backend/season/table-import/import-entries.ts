import type { PayloadRequest } from 'payload';
import { isEditor } from '../../cms/access/permissions.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Entry } from '../../payload-types.ts';
import { listTeams, teamPages } from '../data/teams.ts';
import { matchCars } from '../results-import/match-cars.ts';
import { isAlike } from '../standings/likely-duplicates.ts';
import { readEntries, type ReadEntry } from './entries-table.ts';
import { entryLinks, type FoundDriver } from './entry-drivers.ts';
import { differences, type ImportPlan, type ImportTarget } from './import-plan.ts';
import { tableEndpoint } from './table-endpoint.ts';

type Facts = Partial<Pick<Entry, 'race_number' | 'name' | 'team' | 'car' | 'class' | 'status' | 'note'>>;

/** An entry's details for the preview, without those that its table has no column for. */
const shownFacts = ({ name, race_number, team, car, class: className, status, note }: Facts) => {
  const facts = { name, number: race_number, class: className, team, car, status, note };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([label, value]) => (value === undefined ? [] : [[label, value ?? '']])),
  );
};

const titleOf = (category: string, { race_number, name }: Facts): string =>
  [category, [race_number, name].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

const shownLinks = (drivers: readonly FoundDriver[], nameOf: (driver: FoundDriver) => string) => ({
  'linked drivers': drivers.map(nameOf).join(', '),
});

/** Notes about drivers without a record: who probably has one under another name, and who may add the others. */
function notesOnDrivers(doubts: ReadonlyMap<string, string>, newDrivers: number, mayAdd: boolean): string[] {
  const doubtful = [...doubts].map(
    ([name, like]) =>
      `“${name}” may be ${like}, who has a page. If so, correct the table; if not, create a driver with that name.`,
  );
  if (mayAdd) return doubtful;
  const subject = newDrivers === 1 ? '1 driver has' : `${String(newDrivers)} drivers have`;
  return newDrivers === 0 ? [] : [`${subject} no page yet. An editor can add them from this table.`];
}

/** Notes about teams new to all lists and sheets: which known team each probably is. */
async function notesOnTeams({ payload }: PayloadRequest, entries: readonly ReadEntry[]): Promise<string[]> {
  const [teams, pageOf] = await Promise.all([listTeams(payload), teamPages(payload)]);
  const known = [...teams.values()].map(({ name }) => name);
  const named = new Map(entries.map((entry) => [pageOf(entry), entry.team ?? '']));
  return [...named].flatMap(([url, name]) => {
    const like = url === '' || teams.has(url) ? undefined : known.find((other) => isAlike(other, name));
    return like === undefined
      ? []
      : `“${name}” may be ${like}, a team that has a page. If so, correct the table; if not, it gets a page of its own.`;
  });
}

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

/** Compares an entry list with the round's. */
async function planEntries(
  req: PayloadRequest,
  { round, categories, endMissing, addDrivers }: ImportTarget,
  text: string,
): Promise<ImportPlan> {
  const { entries, problems, notes, ignored } = readEntries(text, categories);
  const { docs } = await req.payload.find({
    ...findAll('entries', { round: { equals: round.id } }),
    sort: ['sort', 'id'],
    overrideAccess: false,
    req,
  });
  const mayAdd = (await isEditor({ req })) === true;
  const isAdding = addDrivers && mayAdd;
  const { nameOf, linksOf, idsOf, add, newDrivers, doubts } = await entryLinks(req, isAdding);
  const stored = matchEntries(entries, docs);
  const plan: ImportPlan = {
    ...{ rows: entries.length, problems, warnings: [], notes, ignored },
    ...{ changes: [], writes: [] },
  };
  const { changes, writes } = plan;
  const update = (writer: PayloadRequest, id: number, data: Partial<Entry>) =>
    writer.payload.update({ collection: 'entries', id, data, depth: 0, overrideAccess: false, req: writer });
  for (const [index, entry] of entries.entries()) {
    const { line: _line, category, ...facts } = entry;
    const before = stored.get(entry);
    const sort = index + 1;
    if (before === undefined) {
      const data = { status: 'entered' as const, ...facts, sort };
      const drivers = linksOf(entry);
      changes.push({ kind: 'added', row: titleOf(category.name, facts), details: [] });
      writes.push((writer) =>
        writer.payload.create({
          collection: 'entries',
          data: { ...data, drivers: idsOf(drivers), round: round.id, category: category.id },
          depth: 0,
          overrideAccess: false,
          req: writer,
        }),
      );
      continue;
    }
    const linked = refIds(before.drivers);
    const drivers = linksOf(entry, before);
    const details = [
      ...differences(shownFacts(before), shownFacts(facts)),
      ...differences(shownLinks(linked, nameOf), shownLinks(drivers, nameOf)),
    ];
    if (details.length > 0)
      changes.push({ kind: 'changed', row: titleOf(category.name, { ...before, ...facts }), details });
    if (details.length > 0 || before.sort !== sort)
      writes.push((writer) => update(writer, before.id, { ...facts, drivers: idsOf(drivers), sort }));
  }
  const matched = new Set(stored.values());
  for (const doc of docs.filter((other) => !matched.has(other))) {
    const name = categories.find(({ id }) => id === refId(doc.category))?.name ?? '';
    const isEnded = endMissing && doc.status !== 'withdrawn';
    changes.push({ kind: isEnded ? 'withdrawn' : 'kept', row: titleOf(name, doc), details: [] });
    if (isEnded) writes.push((writer) => update(writer, doc.id, { status: 'withdrawn' }));
  }
  plan.notes.push(...notesOnDrivers(doubts, newDrivers.size, mayAdd), ...(await notesOnTeams(req, entries)));
  if (isAdding)
    for (const driver of [...newDrivers].reverse()) {
      const { name, entry } = driver;
      changes.unshift({ kind: 'added', row: `driver ${name}`, details: [entry.category.name] });
      writes.unshift((writer) => add(driver, writer));
    }
  return mayAdd ? { ...plan, newDrivers: [...newDrivers].map(({ name }) => name) } : plan;
}

/** POST /api/rounds/{id}/import-entries */
export const importEntriesEndpoint = tableEndpoint('import-entries', planEntries);
