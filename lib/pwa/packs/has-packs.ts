import { PACKS_CACHE } from '../names';

/** Whether this browser has any weekend pack. It makes no cache, and a browser that blocks storage has none. */
export const hasPacks = async (): Promise<boolean> =>
  typeof caches !== 'undefined' && (await caches.has(PACKS_CACHE).catch(() => false));
