import { PACKS_CACHE } from '../names';

/** Whether this browser has any weekend pack, without creating a cache; false if storage is blocked. */
export const hasPacks = async (): Promise<boolean> =>
  typeof caches !== 'undefined' && (await caches.has(PACKS_CACHE).catch(() => false));
