import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PACKS_CACHE } from '../names';

/*
 * Files of weekend packs are in the packs' own cache, where other pages' files can't push them out. It is searched if neither the other caches
 * nor the network have a file.
 */

/** A file of the build, or texts; for texts, another version rather than none. */
export const fileOfPacks = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: PACKS_CACHE, ignoreSearch: true });

/** The address of a picture up to its width: the same in all its sizes and formats. */
const PICTURE = /^.*\/assets\/i\/[^/]+\/[^/]+\//;

/** A picture, in whichever width and format a pack has it. */
export async function pictureOfPacks(request: Request): Promise<Response | undefined> {
  const [folder] = PICTURE.exec(request.url) ?? [];
  if (folder === undefined || !(await caches.has(PACKS_CACHE))) return undefined;
  const cache = await caches.open(PACKS_CACHE);
  const same = (await cache.keys()).find(({ url }) => url.startsWith(folder));
  return (await cache.match(request)) ?? (same && cache.match(same));
}

export const filesOfPacks: WorkboxPlugin = {
  handlerDidError: async ({ request }) => fileOfPacks(request),
};
export const picturesOfPacks: WorkboxPlugin = {
  handlerDidError: async ({ request }) => pictureOfPacks(request),
};
