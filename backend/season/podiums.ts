import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { findAll } from '../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../cms/records/published.ts';
import { readable } from '../cms/records/readable.ts';
import { processSingleton } from '../kernel/process-singleton.ts';
import { podiumOf, type PodiumCar } from './mappers/podium.ts';
import { loadTimingRows } from './data/results.ts';

/** More races than any office has. */
const MAX_PODIUMS = 5_000;
type CachedPodium = { readonly updatedAt: string; readonly podium: readonly PodiumCar[] };
const cachedPodiums = processSingleton(
  'podiums',
  () => new LRUCache<number, CachedPodium>({ max: MAX_PODIUMS }),
);

/** The podiums of these sessions. A season has thousands of timing rows, so only sessions that changed are read again. */
export async function loadPodiums(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PodiumCar[]>> {
  const where = allOf(PUBLISHED, { id: { in: [...ids] } });
  const { docs } = await readable(payload).find({
    ...findAll('results', where),
    select: { updatedAt: true },
  });
  const cached = cachedPodiums();
  const stale = docs.filter(({ id, updatedAt }) => cached.get(id)?.updatedAt !== updatedAt);
  const rows = await loadTimingRows(
    payload,
    stale.map(({ id }) => id),
  );
  for (const { id, updatedAt } of stale) cached.set(id, { updatedAt, podium: podiumOf(rows.get(id) ?? []) });
  return new Map(docs.map(({ id }) => [id, cached.get(id)?.podium ?? []]));
}
