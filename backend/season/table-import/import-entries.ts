import type { PayloadRequest } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Entry } from '../../payload-types.ts';
import { keyOfEntry, readEntries, type ReadEntry } from './entries-table.ts';
import { differences, type ImportChange, type ImportPlan, type ImportTarget } from './import-plan.ts';
import { tableEndpoint } from './table-endpoint.ts';

type Facts = Pick<Entry, 'race_number' | 'name' | 'team' | 'car' | 'class' | 'status' | 'note'>;

const shownFacts = ({ name, team, car, class: className, status, note }: Facts): Record<string, string> => ({
  name,
  class: className ?? '',
  team: team ?? '',
  car: car ?? '',
  status,
  note: note ?? '',
});

const titleOf = (category: string, { race_number, name }: Facts): string =>
  [category, [race_number, name].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

/** Finds the drivers of a crew who have a page, of the same category rather than of another. */
async function driverFinder(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...findAll('drivers', {}),
    select: { first_name: true, last_name: true, category: true },
    req,
  });
  const byName = Map.groupBy(docs, fullName);
  return ({ name, category }: ReadEntry): number[] =>
    name.split(' / ').flatMap((person) => {
      const found = byName.get(person) ?? [];
      const driver = found.find((one) => refId(one.category) === category.id) ?? found[0];
      return driver ? [driver.id] : [];
    });
}

const isSameList = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** Compares an entry list with the one that the round has. */
async function planEntries(
  req: PayloadRequest,
  { round, categories, endMissing }: ImportTarget,
  text: string,
): Promise<ImportPlan> {
  const { entries, problems, ignored } = readEntries(text, categories);
  const { docs } = await req.payload.find({
    ...findAll('entries', { round: { equals: round.id } }),
    sort: ['sort', 'id'],
    overrideAccess: false,
    req,
  });
  const driversOf = await driverFinder(req);
  const stored = new Map(docs.map((doc) => [keyOfEntry(refId(doc.category), doc), doc]));
  const changes: ImportChange[] = [];
  const writes: ImportPlan['writes'][number][] = [];
  const update = (id: number, data: Partial<Entry>) => (writer: PayloadRequest) =>
    writer.payload.update({ collection: 'entries', id, data, depth: 0, overrideAccess: false, req: writer });
  for (const [index, entry] of entries.entries()) {
    const { line: _line, category, ...facts } = entry;
    const data = { ...facts, drivers: driversOf(entry), sort: index + 1 };
    const key = keyOfEntry(category.id, facts);
    const before = stored.get(key);
    stored.delete(key);
    const row = titleOf(category.name, facts);
    if (before === undefined) {
      changes.push({ kind: 'added', row, details: [] });
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
    const details = differences(shownFacts(before), shownFacts(facts));
    if (details.length > 0) changes.push({ kind: 'changed', row, details });
    const isMoved = before.sort !== data.sort || !isSameList(refIds(before.drivers), data.drivers);
    if (details.length > 0 || isMoved) writes.push(update(before.id, data));
  }
  for (const doc of stored.values()) {
    const name = categories.find(({ id }) => id === refId(doc.category))?.name ?? '';
    const isEnded = endMissing && doc.status !== 'withdrawn';
    changes.push({ kind: isEnded ? 'withdrawn' : 'kept', row: titleOf(name, doc), details: [] });
    if (isEnded) writes.push(update(doc.id, { status: 'withdrawn' }));
  }
  return { rows: entries.length, problems, ignored, changes, writes };
}

/** POST /api/rounds/{id}/import-entries */
export const importEntriesEndpoint = tableEndpoint('import-entries', planEntries);
