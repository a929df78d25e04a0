import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { GROUP_MODELS, type GroupModel } from '../../cms/fields/group-models.ts';
import { runSql, takeSharedLock } from '../../kernel/database/sql.ts';
import { nestedSet, type Place, type TreeNode } from './nested-set.ts';

type Session = { payload: Payload; req?: PayloadRequest };

async function readNodes({ payload, req }: Session, model: GroupModel): Promise<TreeNode[]> {
  const { docs } = await payload.find({
    collection: 'groups',
    where: { model: { equals: model } },
    depth: 0,
    pagination: false,
    select: { name: true, parent: true, sort: true },
    ...(req ? { req } : {}),
  });
  return docs.map(({ id, name, parent, sort }) => ({
    id,
    name,
    parent: typeof parent === 'object' ? (parent?.id ?? null) : (parent ?? null),
    sort: sort ?? 0,
  }));
}

/** One statement for the whole tree, so that neither readers nor a crash can leave it half updated. */
async function writePlaces({ payload, req }: Session, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(
    ({ id, root, lft, rgt, level }) => `(${[id, root, lft, rgt, level].map(Number).join(', ')})`,
  );
  await runSql(
    payload,
    `UPDATE groups SET root = place.column2, lft = place.column3, rgt = place.column4, level = place.column5
     FROM (VALUES ${rows.join(', ')}) AS place WHERE groups.id = place.column1`,
    req,
  );
}

// One at a time: of two concurrent rebuilds, the one that read first could write last.
let queue: Promise<unknown> = Promise.resolve();

async function rebuildModel(session: Session, model: GroupModel): Promise<Place[]> {
  const work = queue.then(async () => {
    const places = nestedSet(await readNodes(session, model));
    await writePlaces(session, places);
    return places;
  });
  queue = work.catch(() => undefined);
  return work;
}

/** Renumbers the groups of every model. Imports call it once at the end instead of once per group. */
export async function rebuildGroupTree(payload: Payload): Promise<void> {
  for (const model of GROUP_MODELS) await rebuildModel({ payload }, model);
}

/** Makes writers of groups queue before any of them locks a row. */
export const lockTree: CollectionBeforeChangeHook = async ({ data, req }) => {
  await takeSharedLock(req, 'group trees');
  return data;
};

/** The same before a group is deleted. */
export const lockTreeBeforeDelete: CollectionBeforeDeleteHook = ({ req }) =>
  takeSharedLock(req, 'group trees');

/** Updates the tree after a group was created, moved or changed. `context.skipGroupTree` leaves that to `rebuildGroupTree`. */
export const rebuildAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, context, req }) => {
  if (context.skipGroupTree) return doc;
  const places = await rebuildModel({ payload: req.payload, req }, doc.model);
  if (previousDoc?.model && previousDoc.model !== doc.model)
    await rebuildModel({ payload: req.payload, req }, previousDoc.model);
  return { ...doc, ...places.find((place) => place.id === doc.id) };
};

/** Updates the tree after a group was deleted; its child groups become roots. */
export const rebuildAfterDelete: CollectionAfterDeleteHook = async ({ doc, context, req }) => {
  if (!context.skipGroupTree) await rebuildModel({ payload: req.payload, req }, doc.model);
  return doc;
};
