import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { recordsNamedBy } from './references.ts';
import { faultsOfColumns, type Data, type WrongValue } from './wrong-values.ts';

const NO_RECORD = 'This record no longer exists.';

async function existingIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<unknown[]> {
  const { docs } = await req.payload.db.find<{ id: unknown }>({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    select: { id: true },
    req,
  });
  return docs.map(({ id }) => id);
}

/**
 * References in incoming data to records that don't exist, which the database would reject without saying where. References inside blocks
 * aren't checked: the page appears without whatever was deleted. One query per collection.
 */
export async function unknownRecords(
  fields: readonly Field[],
  data: Data,
  req: PayloadRequest,
): Promise<WrongValue[]> {
  const wanted = new Map<CollectionSlug, Set<number>>();
  faultsOfColumns(fields, data, (field, value) => {
    for (const { collection, id } of recordsNamedBy(field, value))
      wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id));
    return null;
  });
  const known = new Map<CollectionSlug, ReadonlySet<unknown>>();
  for (const [collection, ids] of wanted)
    known.set(collection, new Set(await existingIds(req, collection, [...ids])));
  return faultsOfColumns(fields, data, (field, value) =>
    recordsNamedBy(field, value).every(({ collection, id }) => known.get(collection)?.has(id))
      ? null
      : NO_RECORD,
  );
}
