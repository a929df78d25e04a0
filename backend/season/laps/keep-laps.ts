import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { log } from '../../kernel/log/log.ts';
import { storedLapsSchema, type StoredLaps } from './stored-laps.ts';

const NO_LAPS: StoredLaps = {};

async function findRecord(payload: Payload, session: number, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'session-laps',
    where: { session: { equals: session } },
    limit: 1,
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs[0] ?? null;
}

/** The laps of a session. Unreadable ones count as none, and are logged. */
export async function findLaps(payload: Payload, session: number, req?: PayloadRequest): Promise<StoredLaps> {
  const record = await findRecord(payload, session, req);
  const read = storedLapsSchema.safeParse(record?.laps ?? NO_LAPS);
  if (read.success) return read.data;
  log.error({ err: read.error, collection: 'session-laps', id: record?.id }, 'left out a broken record');
  return NO_LAPS;
}

/** Replaces the stored laps of a session. The caller has locked the session. */
export async function keepLaps(req: PayloadRequest, session: number, laps: StoredLaps): Promise<void> {
  const { payload } = req;
  const record = await findRecord(payload, session, req);
  const isEmpty = Object.keys(laps).length === 0;
  if (record === null) {
    if (!isEmpty)
      await payload.create({ collection: 'session-laps', data: { session, laps }, depth: 0, req });
    return;
  }
  const { id } = record;
  if (isEmpty) await payload.delete({ collection: 'session-laps', id, depth: 0, req });
  else await payload.update({ collection: 'session-laps', id, data: { laps }, depth: 0, req });
}

/** Deletes the laps of a deleted session. */
export const dropLapsOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (typeof id === 'number') await keepLaps(req, id, NO_LAPS);
};
