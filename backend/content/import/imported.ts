import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';

const importedSchema = z.array(z.object({ slug: z.string(), ids: z.array(z.number()) }));

/**
 * The records created by an import, by collection, in order of each collection's first record: a record only depends on earlier ones. A
 * global has no ids.
 */
export type Imported = readonly { readonly slug: string; readonly ids: readonly number[] }[];

const KEY = 'imported-demo';
const WHERE = { key: { equals: KEY } };

const within = (req: PayloadRequest | undefined) => (req ? { req } : {});

/** What was imported and hasn't been removed again; null if nothing was, or if it predates this record. */
export async function findImported(payload: Payload, req?: PayloadRequest): Promise<Imported | null> {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: WHERE,
    limit: 1,
    depth: 0,
    pagination: false,
    ...within(req),
  });
  return docs[0] ? importedSchema.parse(docs[0].data) : null;
}

/** Records what was imported, replacing the previous record. */
export async function noteImported(
  payload: Payload,
  imported: Imported,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.deleteMany({ collection: 'payload-kv', where: WHERE, ...within(req) });
  await payload.create({
    collection: 'payload-kv',
    data: { key: KEY, data: [...imported] },
    depth: 0,
    ...within(req),
  });
}
