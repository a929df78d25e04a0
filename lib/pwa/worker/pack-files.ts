import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PACKS_CACHE } from '../names';

/*
 * What the pages of weekend packs need is in the packs' own cache, where no other page's files push it out. It is asked when neither
 * cache nor network has a file.
 */

/** A file of the build, or texts; of texts, another version rather than none. */
export const fileOfPacks = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: PACKS_CACHE, ignoreSearch: true });

/** The address of a picture up to its width: the same in all its sizes and formats. */
const PICTURE = /^.*\/assets\/i\/[^/]+\/[^/]+\//;

/** A picture, in whatever width and format a pack has it. */
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
