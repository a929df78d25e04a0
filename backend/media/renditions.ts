import { join } from 'node:path';
import { processSingleton } from '../kernel/process-singleton.ts';
import { storage } from '../kernel/storage/current-storage.ts';
import { createDiskCache } from '../kernel/storage/disk-cache.ts';
import { localCopy } from '../kernel/storage/local-copies.ts';
import { storedBytes } from '../kernel/storage/storage.ts';
import { log } from '../kernel/log/log.ts';
import { config } from '../kernel/config.ts';
import type { Size } from './crop.ts';
import type { MediaSource } from './media-source.ts';
import { fitImage, renderImage, type RenderRequest } from './render-image.ts';
import { renditionFolder, sharedRendition, shareRendition } from './stored-renditions.ts';
import { measureQueue } from '../../lib/shared/node/meters.ts';
import { createSemaphore, QueueFullError } from '../../lib/shared/semaphore.ts';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';

/** Total size limit of cached renditions. */
const MAX_CACHE_BYTES = 2 * 1024 ** 3;
/** How many renditions are made at once, and how many may wait. */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 400;
/** How many renditions may wait to be improved. */
const IMPROVEMENT_LIMIT = 100;

const renderQueues = processSingleton('renditions', () => {
  const onError = (error: unknown) => log.warn({ err: error }, 'failed to delete a rendition');
  const inTurn = createSemaphore(CONCURRENCY, QUEUE_LIMIT);
  const oneByOne = createSemaphore(1, IMPROVEMENT_LIMIT);
  measureQueue('pictures', inTurn);
  measureQueue('picture improvements', oneByOne);
  return {
    cache: createDiskCache(join(config().dataDir, 'renditions'), MAX_CACHE_BYTES, onError),
    inTurn,
    oneByOne,
    once: createSingleFlight<string>(),
    onceTaken: createSingleFlight<string | null>(),
  };
});

/**
 * The bytes of a rendition that isn't cached on disk: people's pictures must be gone once they delete them.
 * @throws QueueFullError if too many are waiting
 */
export const uncachedRendition = (media: MediaSource, crop: RenderRequest): Promise<Buffer> =>
  renderQueues().inTurn(async () => renderImage(await originalBytes(media), crop));

const keyOf = ({ folder, filename }: MediaSource): string => `${folder}/${filename}`;

/** The original of any picture. @throws NotStored, StorageUnavailable */
export const originalBytes = (media: MediaSource): Promise<Buffer> => storedBytes(storage(), keyOf(media));

/** Path on this machine of the original of one of the site's pictures. @throws NotStored, StorageUnavailable */
export const originalPath = (media: MediaSource): Promise<string> => localCopy(keyOf(media), media.hash);

/** Finds a rendition on this machine, or fetches one that another machine has made. @returns its path on this machine, or null */
async function taken(key: string): Promise<string | null> {
  const { cache, onceTaken } = renderQueues();
  return (
    (await cache.find(key)) ??
    onceTaken(key, async () => {
      const bytes = await sharedRendition(key);
      return bytes && cache.keep(key, bytes);
    })
  );
}

/** Makes a rendition for all machines. */
async function made(key: string, make: () => Promise<Buffer>): Promise<string> {
  const bytes = await make();
  shareRendition(key, bytes);
  return renderQueues().cache.keep(key, bytes);
}

/** @throws QueueFullError, NotStored, StorageUnavailable */
async function cachedRendition(key: string, make: () => Promise<Buffer>): Promise<string> {
  const { cache, inTurn, once } = renderQueues();
  const found = await cache.find(key);
  return found ?? once(key, async () => (await taken(key)) ?? inTurn(() => made(key, make)));
}

/** For a rendition that will soon be replaced: each machine makes its own. @throws QueueFullError, NotStored, StorageUnavailable */
async function cachedLocally(key: string, make: () => Promise<Buffer>): Promise<string> {
  const { cache, inTurn, once } = renderQueues();
  const found = await cache.find(key);
  return found ?? once(key, () => inTurn(async () => cache.keep(key, await make())));
}

/** A rendition's file, and whether it is final; otherwise a better one will replace it. */
export type Rendition = { readonly path: string; readonly isFinal: boolean };

/**
 * A rendition, made if it doesn't exist yet. An AVIF that looks good for its size takes over a second on a slow core, and a new page needs
 * a dozen: the first visitor gets a quickly encoded one, and the second request triggers the final one, unless IMPROVE_PICTURES is off.
 * @throws QueueFullError if too many are waiting
 */
export async function rendition(media: MediaSource, crop: RenderRequest): Promise<Rendition> {
  const { shape, width, extension, focal } = crop;
  const focus = `${Math.round(focal.x)}-${Math.round(focal.y)}`;
  const name = join(renditionFolder(media.hash), `${shape}_${width}_${focus}`);
  const final = `${name}.${extension}`;
  const makeFinal = async () => renderImage(await originalPath(media), crop);
  if (extension !== 'avif') return { path: await cachedRendition(final, makeFinal), isFinal: true };

  const { cache } = renderQueues();
  const found = await taken(final);
  if (found) return { path: found, isFinal: true };
  const quick = `${name}_quick.${extension}`;
  const isRepeated = (await cache.find(quick)) !== null;
  const path = await cachedLocally(quick, async () =>
    renderImage(await originalPath(media), { ...crop, isQuick: true }),
  );
  if (!config().arePicturesImproved) return { path, isFinal: true };
  if (isRepeated) improve(final, makeFinal);
  return { path, isFinal: false };
}

/** Makes a final rendition in the background. If too many are pending, the next request for it tries again. */
function improve(key: string, make: () => Promise<Buffer>): void {
  const { oneByOne, once } = renderQueues();
  once(key, () => oneByOne(async () => (await taken(key)) ?? made(key, make))).catch((error: unknown) => {
    if (!(error instanceof QueueFullError)) log.warn({ err: error, key }, 'failed to improve a rendition');
  });
}

/** The path of a picture scaled to fit into a box. @throws QueueFullError */
export function fittedRendition(
  media: MediaSource,
  box: Size,
  extension: RenderRequest['extension'],
): Promise<string> {
  const key = join(renditionFolder(media.hash), `fit_${box.width}x${box.height}.${extension}`);
  return cachedRendition(key, async () => fitImage(await originalPath(media), box, extension));
}
