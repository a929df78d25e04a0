import type { Payload, Where } from 'payload';
import { ANY_MODEL } from '../../../lib/contract/site-hook.ts';
import { allOf } from '../../cms/records/published.ts';
import { onContentChanged } from '../../kernel/events.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';

/** The collections that can be kept in memory. */
type Collection =
  'articles' | 'drivers' | 'microblog-posts' | 'pages' | 'podcast-episodes' | 'results' | 'rounds';
type Dated = { readonly id: number; readonly updatedAt: string };

type Cached<Doc> = {
  docs: Map<number, Doc> | null;
  /** Number of records in the database that can't be read (`readable`). */
  unreadable: number;
  changed: Set<number>;
  /** Any of them may have changed. */
  isOld: boolean;
  reading: Promise<unknown>;
};

export type CachedRecords<Doc> = (payload: Payload) => Promise<readonly Doc[]>;

/**
 * Keeps a few fields of a collection's records in memory, and reads only changed records again: there may be 20,000 articles, and the
 * sitemap needs all of them after every change. Their number and latest change are compared with the database each time, which reveals
 * other processes' writes.
 * @param where which records to keep; must not depend on the time
 * @param read reads records, with only the fields to keep
 * @returns reads all of them, in no particular order
 */
export function cachedRecords<Doc extends Dated>(
  collection: Collection,
  where: Where,
  read: (payload: Payload, where: Where) => Promise<readonly Doc[]>,
): CachedRecords<Doc> {
  const slot = processSingleton(`cached-records:${collection}`, () => {
    const own: Cached<Doc> = {
      docs: null,
      unreadable: 0,
      changed: new Set(),
      isOld: false,
      reading: Promise.resolve(),
    };
    onContentChanged(({ model, id }) => {
      if (model === ANY_MODEL) own.isOld = true;
      else if (model === collection) own.changed.add(Number(id));
    });
    return own;
  });

  const countAndLatest = async (payload: Payload) => {
    const latest = { collection, where, sort: '-updatedAt', limit: 1, depth: 0 } as const;
    const { docs, totalDocs } = await payload.find({ ...latest, select: { updatedAt: true } });
    return { totalDocs, latest: docs[0]?.updatedAt ?? '' };
  };

  const readAll = async (payload: Payload, own: Cached<Doc>) => {
    const [{ totalDocs }, docs] = await Promise.all([countAndLatest(payload), read(payload, where)]);
    own.unreadable = Math.max(0, totalDocs - docs.length);
    return new Map(docs.map((doc) => [doc.id, doc]));
  };

  const update = async (payload: Payload, own: Cached<Doc>): Promise<readonly Doc[]> => {
    const { changed } = own;
    if (own.isOld) own.docs = null;
    const { docs } = own;
    own.isOld = false;
    own.changed = new Set();
    try {
      const known = docs ?? (await readAll(payload, own));
      if (docs !== null && changed.size > 0) {
        const found = await read(payload, allOf(where, { id: { in: [...changed] } }));
        const byId = new Map(found.map((doc) => [doc.id, doc]));
        for (const id of changed) {
          const doc = byId.get(id);
          if (doc) known.set(id, doc);
          else known.delete(id);
        }
      }
      const stored = await countAndLatest(payload);
      let latest = '';
      for (const { updatedAt } of known.values()) if (updatedAt > latest) latest = updatedAt;
      const isCurrent = stored.totalDocs === known.size + own.unreadable && stored.latest <= latest;
      own.docs = isCurrent ? known : await readAll(payload, own);
      return [...own.docs.values()];
    } catch (error) {
      for (const id of changed) own.changed.add(id);
      throw error;
    }
  };

  return (payload) => {
    const own = slot();
    const reading = own.reading.then(
      () => update(payload, own),
      () => update(payload, own),
    );
    own.reading = reading.catch(() => undefined);
    return reading;
  };
}

/** Kept records in an order that is the same in every process: latest first, as in Payload. */
export const latestFirst = <Doc extends Dated>(docs: readonly Doc[]): Doc[] =>
  docs.toSorted((a, b) => b.id - a.id);

/** Caches a value made from a kept record, for as long as the record and the value's other inputs stay the same. */
export function memoised<Doc extends object, T>(
  make: (doc: Doc, ...others: readonly string[]) => T,
): (doc: Doc, ...others: readonly string[]) => T {
  const made = new WeakMap<Doc, { readonly others: readonly string[]; readonly value: T }>();
  return (doc, ...others) => {
    const known = made.get(doc);
    if (known !== undefined && known.others.every((text, index) => text === others[index]))
      return known.value;
    const value = make(doc, ...others);
    made.set(doc, { others, value });
    return value;
  };
}
