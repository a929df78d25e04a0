import { LRUCache } from 'lru-cache';
import type { CollectionSlug, Payload, TypeWithID, Where } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { allOf, ENABLED } from './published.ts';
import { unreadableValues } from '../validation/wrong-values.ts';
import { log } from '../../kernel/log/log.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';

const MAX_REMEMBERED = 1_000;
/** A broken record on a busy page is reported at most once within this time. */
const LOG_AGAIN_MS = 10 * 60_000;

const recentlyLogged = processSingleton(
  'broken-records',
  () => new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: LOG_AGAIN_MS }),
);

function logBroken(
  collection: string,
  id: number | string,
  why: { fields: string[] } | { err: unknown },
): void {
  const key = `${collection}/${String(id)}`;
  if (recentlyLogged().has(key)) return;
  recentlyLogged().set(key, true);
  log.error({ collection, id, ...why }, 'left out a broken record');
}

/** Whether a content record can be shown; one that can't is logged. */
function isReadable(payload: Payload, collection: CollectionSlug, doc: object): boolean {
  const wrong = unreadableValues(payload.collections[collection].config.fields, { ...doc });
  const fields = wrong.map(({ path }) => path);
  if (fields.length > 0) logBroken(collection, String(propertyOf(doc, 'id')), { fields });
  return fields.length === 0;
}

/**
 * Which content is read: what visitors see, or everything, for whoever enables and disables it and for transactions that continue without
 * it.
 */
export type Shown = 'enabled' | 'all';

/** Whether a collection's records can be disabled. */
export const canBeDisabled = (payload: Payload, collection: CollectionSlug): boolean =>
  payload.collections[collection].config.flattenedFields.some(({ name }) => name === 'enabled');

const isContent = (payload: Payload, collection: CollectionSlug): boolean =>
  payload.collections[collection].config.custom['isContent'] === true;

/**
 * Payload's find for everything the public calls read. A disabled content record is left out; so is a broken one (changed outside the CMS,
 * or written before its fields were validated), which is logged, so that the others and the page still appear. Other records are read as
 * they are.
 * @throws if the database doesn't respond
 */
export const readable = (payload: Payload, shown: Shown = 'enabled'): Pick<Payload, 'find'> => ({
  find: async (given) => {
    const { collection } = given;
    if (!isContent(payload, collection)) return payload.find(given);
    const isAll = shown === 'all' || !canBeDisabled(payload, collection);
    const options = isAll ? given : Object.assign({}, given, { where: allOf(given.where, ENABLED) });
    const findWhere = (where: Where, page: number) =>
      payload.find(Object.assign({}, options, { where, page, depth: 0 }));

    /** Repeats a query record by record: Payload fails all of them if one can't be read. */
    const findOneByOne = async () => {
      const { where = {}, sort = '-createdAt', limit = 0, page = 1, pagination = true } = options;
      const range = { collection, where, sort, limit, page, pagination, select: { id: true } } as const;
      const ids = await payload.db.find<TypeWithID>(range);
      const found = await findWhere({ id: { in: [] } }, 1);
      for (const { id } of ids.docs) {
        const single = await findWhere({ id: { equals: id } }, 1).catch((err: unknown) => {
          logBroken(collection, id, { err });
          return null;
        });
        found.docs.push(...(single?.docs ?? []));
      }
      return { ...found, totalDocs: ids.totalDocs, totalPages: ids.totalPages };
    };

    const found = await payload
      .find(options)
      .catch((error: unknown) => findOneByOne().catch(() => Promise.reject(error)));
    return { ...found, docs: found.docs.filter((doc) => isReadable(payload, collection, doc)) };
  },
});
