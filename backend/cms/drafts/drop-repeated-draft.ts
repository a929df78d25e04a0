import { isDeepStrictEqual } from 'node:util';
import type { CollectionAfterChangeHook, JsonObject, PayloadRequest } from 'payload';
import { runSql } from '../../kernel/database/sql.ts';
import { isAutosave } from '../hooks/is-autosave.ts';

/** Metadata of a version: its timestamps, its publication status, and who made it. */
const ABOUT: ReadonlySet<string> = new Set(['_status', 'createdAt', 'updatedAt', 'changed_by', 'changed_at']);

/** A version's content. */
const contentOf = (version: JsonObject) =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !ABOUT.has(name)));

/** Makes a version the latest. Payload marks the newest when it writes a version, but not when it deletes one. */
const markAsLatest = (req: PayloadRequest, collection: string, version: number | string) =>
  runSql(
    req.payload,
    `UPDATE _${collection.replaceAll('-', '_')}_v SET latest = true WHERE id = ${String(Number(version))}`,
    req,
  );

/**
 * Deletes an autosaved draft that is identical to the published version right before it. A form may still send one after publishing, and
 * the record would then show as changed although nobody changed it.
 */
export const dropRepeatedDraft: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update' || !isAutosave(req)) return doc;
  const { docs } = await req.payload.db.findVersions<JsonObject>({
    collection: collection.slug,
    where: { parent: { equals: doc.id } },
    sort: '-updatedAt',
    limit: 2,
    pagination: false,
    req,
  });
  const [draft, published] = docs;
  if (draft?.version['_status'] !== 'draft' || published?.version['_status'] !== 'published') return doc;
  if (!isDeepStrictEqual(contentOf(draft.version), contentOf(published.version))) return doc;
  await req.payload.db.deleteVersions({
    collection: collection.slug,
    where: { id: { equals: draft.id } },
    req,
  });
  await markAsLatest(req, collection.slug, published.id);
  return { ...doc, _status: 'published', updatedAt: published.version['updatedAt'] };
};
