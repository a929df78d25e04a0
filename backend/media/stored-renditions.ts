import { storage } from '../kernel/storage/current-storage.ts';
import { log } from '../kernel/log/log.ts';
import { errorMessage } from '../kernel/log/report.ts';
import { storedBytes, NotStored, StorageAway } from '../kernel/storage/storage.ts';

/*
 * Renditions that all machines share, so that each is made once. What is lost is made again: the storage being away never stops a
 * rendition from being made of an original that is at hand.
 */

const FOLDER = 'renditions';

/** Where a picture's renditions are, on a machine's disk and in the storage. */
export const renditionFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** A rendition that another machine has made; null if there is none, or on a single machine. @param key in the folder of renditions */
export async function sharedRendition(key: string): Promise<Buffer | null> {
  if (storage().kind === 'disk') return null;
  return storedBytes(storage(), `${FOLDER}/${key}`).catch((error: unknown) => {
    if (error instanceof NotStored || error instanceof StorageAway) return null;
    throw error;
  });
}

/** Gives the other machines a rendition, without anybody waiting for it. */
export function shareRendition(key: string, bytes: Uint8Array): void {
  if (storage().kind === 'disk') return;
  storage()
    .put(`${FOLDER}/${key}`, bytes)
    .catch((error: unknown) => log.warn({ reason: errorMessage(error), key }, 'failed to share a rendition'));
}

/** Deletes what all machines share of a picture. @param hash of its bytes */
export async function removeRenditions(hash: string): Promise<void> {
  if (hash === '') return;
  const files = await storage().list(`${FOLDER}/${renditionFolder(hash)}`);
  for (const { key } of files) await storage().remove(key);
}
