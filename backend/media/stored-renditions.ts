import { storage } from '../kernel/storage/current-storage.ts';
import { log } from '../kernel/log/log.ts';
import { errorMessage } from '../kernel/log/report.ts';
import { storedBytes, NotStored, StorageUnavailable } from '../kernel/storage/storage.ts';

/*
 * Renditions shared by all machines, so that each is made once. Lost ones are made again: an unavailable storage never prevents making a
 * rendition from an original at hand.
 */

const FOLDER = 'renditions';

/** The folder of a picture's renditions, on a machine's disk and in the storage. */
export const renditionFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** A rendition that another machine has made; null if there is none, or on a single machine. @param key in the folder of renditions */
export async function sharedRendition(key: string): Promise<Buffer | null> {
  if (storage().kind === 'disk') return null;
  return storedBytes(storage(), `${FOLDER}/${key}`).catch((error: unknown) => {
    if (error instanceof NotStored || error instanceof StorageUnavailable) return null;
    throw error;
  });
}

/** Stores a rendition for the other machines in the background. */
export function shareRendition(key: string, bytes: Uint8Array): void {
  if (storage().kind === 'disk') return;
  storage()
    .put(`${FOLDER}/${key}`, bytes)
    .catch((error: unknown) => log.warn({ reason: errorMessage(error), key }, 'failed to share a rendition'));
}

/** Deletes a picture's shared renditions. @param hash of its bytes */
export async function removeRenditions(hash: string): Promise<void> {
  if (hash === '') return;
  const files = await storage().list(`${FOLDER}/${renditionFolder(hash)}`);
  for (const { key } of files) await storage().remove(key);
}
