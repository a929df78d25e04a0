import { join } from 'node:path';
import { processSingleton } from '../kernel/process-singleton.ts';
import { log } from '../kernel/log/log.ts';
import { config } from '../kernel/config.ts';
import type { Size } from './crop.ts';
import { createDiskCache } from './disk-cache.ts';
import type { MediaSource } from './media-source.ts';
import { fitImage, renderImage, type RenderRequest } from './render-image.ts';
import { createSemaphore, QueueFullError } from '../../lib/shared/semaphore.ts';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';

/** Total size limit of cached renditions. */
const MAX_CACHE_BYTES = 2 * 1024 ** 3;
/** How many renditions are made at once, and how many may wait. */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 400;
/** How many renditions may wait to be improved. */
const IMPROVEMENT_LIMIT = 100;

const workshop = processSingleton('renditions', () => {
  const onError = (error: unknown) => log.warn({ err: error }, 'failed to delete a rendition');
  return {
    cache: createDiskCache(join(config().dataDir, 'renditions'), MAX_CACHE_BYTES, onError),
    inTurn: createSemaphore(CONCURRENCY, QUEUE_LIMIT),
    oneByOne: createSemaphore(1, IMPROVEMENT_LIMIT),
    once: createSingleFlight<string>(),
  };
});

/**
 * The bytes of a rendition that isn't cached on disk: pictures of people have to be gone once they delete them.
 * @throws QueueFullError if too many are waiting
 */
export const unkeptRendition = (media: MediaSource, crop: RenderRequest): Promise<Buffer> =>
  workshop().inTurn(() => renderImage(originalPath(media), crop));

/** Path of a picture's original. */
export const originalPath = (media: MediaSource): string =>
  join(config().dataDir, media.folder, media.filename);

async function kept(key: string, make: () => Promise<Buffer>): Promise<string> {
  const { cache, inTurn, once } = workshop();
  const found = await cache.find(key);
  if (found) return found;
  return once(key, () => inTurn(async () => cache.keep(key, await make())));
}

/** A rendition's file, and whether a better one will take its place. */
export type Rendition = { readonly path: string; readonly isFinal: boolean };

/**
 * A rendition, which is made if it doesn't exist yet. An AVIF that looks good for its size takes over a second on a slow core, and a new
 * page asks for a dozen: the first visitor gets a quick one, and its second request has the final one made.
 * @throws QueueFullError if too many are waiting
 */
export async function rendition(media: MediaSource, crop: RenderRequest): Promise<Rendition> {
  const { shape, width, extension, focal } = crop;
  const focus = `${Math.round(focal.x)}-${Math.round(focal.y)}`;
  const name = join(media.hash.slice(0, 2), media.hash, `${shape}_${width}_${focus}`);
  const final = `${name}.${extension}`;
  const makeFinal = () => renderImage(originalPath(media), crop);
  if (extension !== 'avif') return { path: await kept(final, makeFinal), isFinal: true };

  const { cache } = workshop();
  const found = await cache.find(final);
  if (found) return { path: found, isFinal: true };
  const quick = `${name}_quick.${extension}`;
  const isRepeated = (await cache.find(quick)) !== null;
  const path = await kept(quick, () => renderImage(originalPath(media), { ...crop, isQuick: true }));
  if (isRepeated) improve(final, makeFinal);
  return { path, isFinal: false };
}

/** Makes a final rendition while nobody waits for it. If many are due already, the next request for it asks again. */
function improve(key: string, make: () => Promise<Buffer>): void {
  const { cache, oneByOne, once } = workshop();
  once(key, () => oneByOne(async () => cache.keep(key, await make()))).catch((error: unknown) => {
    if (!(error instanceof QueueFullError)) log.warn({ err: error, key }, 'failed to improve a rendition');
  });
}

/** The path of a picture scaled to fit into a box. @throws QueueFullError */
export function fittedRendition(
  media: MediaSource,
  box: Size,
  extension: RenderRequest['extension'],
): Promise<string> {
  const key = join(media.hash.slice(0, 2), media.hash, `fit_${box.width}x${box.height}.${extension}`);
  return kept(key, () => fitImage(originalPath(media), box, extension));
}
