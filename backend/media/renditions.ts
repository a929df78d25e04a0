import { join } from 'node:path';
import { processSingleton } from '../contract/process-singleton.ts';
import { log } from '../contract/log.ts';
import { config } from '../config.ts';
import type { Size } from './cut.ts';
import { createDiskCache } from './disk-cache.ts';
import type { MediaSource } from './media-source.ts';
import { fitImage, renderImage, type RenderWish } from './render-image.ts';
import { createSemaphore } from './semaphore.ts';
import { createSingleFlight } from './single-flight.ts';

/** Bound of all kept renditions together. */
const MAX_CACHE_BYTES = 2 * 1024 ** 3;
/** Renditions made at once, and those that may wait for their turn. */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 400;

const workshop = processSingleton('renditions', () => {
  const onError = (error: unknown) => log.warn({ err: error }, 'a rendition could not be deleted');
  return {
    cache: createDiskCache(join(config().dataDir, 'renditions'), MAX_CACHE_BYTES, onError),
    inTurn: createSemaphore(CONCURRENCY, QUEUE_LIMIT),
    once: createSingleFlight<string>(),
  };
});

/** Path of a picture's original. */
export const originalPath = (media: MediaSource): string =>
  join(config().dataDir, media.folder, media.filename);

async function kept(key: string, make: () => Promise<Buffer>): Promise<string> {
  const { cache, inTurn, once } = workshop();
  const found = await cache.find(key);
  if (found) return found;
  return once(key, () => inTurn(async () => cache.keep(key, await make())));
}

/**
 * The path of a rendition, made if it is not there yet.
 * @throws QueueFullError when too many are waiting to be made
 */
export function rendition(media: MediaSource, wish: RenderWish): Promise<string> {
  const { shape, width, extension, focal } = wish;
  const focus = `${Math.round(focal.x)}-${Math.round(focal.y)}`;
  const key = join(media.hash.slice(0, 2), media.hash, `${shape}_${width}_${focus}.${extension}`);
  return kept(key, () => renderImage(originalPath(media), wish));
}

/** The path of a picture scaled to fit inside a box. @throws QueueFullError */
export function fittedRendition(
  media: MediaSource,
  box: Size,
  extension: RenderWish['extension'],
): Promise<string> {
  const key = join(media.hash.slice(0, 2), media.hash, `fit_${box.width}x${box.height}.${extension}`);
  return kept(key, () => fitImage(originalPath(media), box, extension));
}
