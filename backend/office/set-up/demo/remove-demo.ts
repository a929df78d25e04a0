import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { batchesOf } from '../../../../lib/shared/batches.ts';
import { textIn } from '../../../../lib/shared/record.ts';
import { auditDemo } from '../../../cms/audit/record-change.ts';
import { reviewKey } from '../../../cms/reviews/find-review.ts';
import { runSql, takeSharedLock } from '../../../kernel/database/sql.ts';
import { afterCommit } from '../../../kernel/database/transactions.ts';
import { everythingChanged } from '../../../kernel/events.ts';
import { log } from '../../../kernel/log/log.ts';
import { storage } from '../../../kernel/storage/current-storage.ts';
import { RECORD_FOLDERS } from '../../../kernel/storage/folders.ts';
import { removeRenditions } from '../../../media/stored-renditions.ts';
import { noteImported } from '../../../content/import/imported.ts';
import type { Removal } from './plan-removal.ts';

/** An upload that nothing shows any more. */
type Upload = { readonly path: string; readonly hash: string };

/** Databases limit the number of values in a statement. */
const BATCH_SIZE = 500;

async function findUploads(req: PayloadRequest, slug: CollectionSlug, ids: number[]): Promise<Upload[]> {
  const folder = RECORD_FOLDERS.find((name) => name === slug);
  if (folder === undefined) return [];
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map((doc) => ({ path: `${folder}/${textIn(doc, 'filename')}`, hash: textIn(doc, 'hash') }));
}

/**
 * Deletes records with their versions, comments and reviews. Skips the hooks of a deletion in the CMS: their uses have already been
 * checked, and there are thousands.
 */
async function deleteRecords(req: PayloadRequest, slug: CollectionSlug, ids: number[]): Promise<void> {
  const { db, collections } = req.payload;
  if (collections[slug].config.versions)
    await db.deleteVersions({ collection: slug, where: { parent: { in: ids } }, req });
  await db.deleteMany({
    collection: 'comments',
    where: { and: [{ model: { equals: slug } }, { document_id: { in: ids } }] },
    req,
  });
  const keys = ids.map((id) => reviewKey(slug, id));
  await db.deleteMany({ collection: 'reviews', where: { key: { in: keys } }, req });
  await db.deleteMany({ collection: slug, where: { id: { in: ids } }, req });
}

/** Empties a global, as in an empty database. */
async function resetGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  await req.payload.db.deleteVersions({ globalSlug: slug, where: {}, req });
  await runSql(req.payload, `DELETE FROM ${slug.replaceAll('-', '_')}`, req);
}

/** A file that can't be deleted only takes up space. */
async function removeFiles(uploads: readonly Upload[]): Promise<void> {
  for (const { path, hash } of uploads) {
    try {
      await storage().remove(path);
      await removeRenditions(hash);
    } catch (error) {
      log.warn({ err: error, path }, 'a file of the demo couldn’t be deleted');
    }
  }
}

/** Removes the demo as planned, in the request's transaction; its files once that is committed. */
export async function removeDemo(req: PayloadRequest, { goes, resets, stays }: Removal): Promise<void> {
  await takeSharedLock(req, 'group trees');
  for (const slug of resets) await resetGlobal(req, slug);
  const uploads: Upload[] = [];
  // A record only needs records imported before it, so the last ones are deleted first.
  for (const { slug, ids } of goes.toReversed())
    for (const batch of batchesOf(ids, BATCH_SIZE)) {
      uploads.push(...(await findUploads(req, slug, batch)));
      await deleteRecords(req, slug, batch);
    }
  await noteImported(req.payload, stays, req);
  await auditDemo(
    req,
    'deleted',
    goes.reduce((sum, { ids }) => sum + ids.length, 0),
  );
  afterCommit(req, () => {
    everythingChanged();
    void removeFiles(uploads);
  });
}
