import { randomBytes } from 'node:crypto';
import { busy } from '../kernel/failure.ts';
import { log } from '../kernel/log/log.ts';
import { processSingleton } from '../kernel/process-singleton.ts';
import { storage } from '../kernel/storage/current-storage.ts';
import { StorageUnavailable } from '../kernel/storage/storage.ts';
import { kindWithExtension, type FileKind } from './sniff.ts';

/** How long an upload waits for its form, from the time it was sent. */
const WAITING_MS = 2 * 60 * 60_000;
/** Total size limit of pending uploads in bytes, and when to retry once it is reached. */
const MAX_WAITING_BYTES = 2 * 1024 ** 3;
const RETRY_SECONDS = 600;
/** How long the total of a listing counts: each takes a look at every file, or a call for every thousand in a bucket. */
const LISTED_FOR_MS = 60_000;
/** An upload's id is its file name: 32 random characters, and the extension that matches its bytes. */
const ID = /^[\w-]{32}\.([a-z]{3,4})$/;

const FOLDER = 'form-uploads';
const keyOf = (id: string) => `${FOLDER}/${id}`;

/** The total size of pending uploads when they were last listed, and of this backend's since. */
type Pending = { bytes: number; listedAt: number; listing: Promise<void> | null };
const pending = processSingleton('form-uploads', (): Pending => ({
  bytes: 0,
  listedAt: -Infinity,
  listing: null,
}));

async function list(own: Pending): Promise<void> {
  const files = await storage().list(FOLDER);
  own.bytes = files.reduce((sum, { size }) => sum + size, 0);
  own.listedAt = performance.now();
}

/**
 * Counts a file as pending. Other backends' files are noticed within a minute, and deleted ones before a file is refused: the limit guards
 * the disk, and needn't be exact.
 * @returns false when too much is pending
 */
async function takeRoom(bytes: number): Promise<boolean> {
  const own = pending();
  const isOld = performance.now() - own.listedAt > LISTED_FOR_MS;
  if (isOld || own.bytes + bytes > MAX_WAITING_BYTES) {
    own.listing ??= list(own).finally(() => {
      own.listing = null;
    });
    await own.listing;
  }
  if (own.bytes + bytes > MAX_WAITING_BYTES) return false;
  own.bytes += bytes;
  return true;
}

/**
 * Stores a file until its form is submitted.
 * @returns its id
 * @throws Failure 503 when too much is pending, or the storage is unavailable
 */
export async function storeUpload(bytes: Uint8Array, kind: FileKind): Promise<string> {
  if (!(await takeRoom(bytes.byteLength))) throw busy(RETRY_SECONDS);
  const id = `${randomBytes(24).toString('base64url')}.${kind.extension}`;
  await storage().put(keyOf(id), bytes);
  return id;
}

/** An uploaded file: its type, and its size in bytes; null if it doesn't exist (any more). */
export async function findUpload(id: string): Promise<{ kind: FileKind; size: number } | null> {
  const kind = kindWithExtension(ID.exec(id)?.[1] ?? '');
  if (!kind) return null;
  const found = await storage().find(keyOf(id));
  return found && { kind, size: found.size };
}

/** Copies an upload. The original stays until its form has been accepted. @param key of the copy */
export const copyUpload = (id: string, key: string): Promise<void> => storage().copy(keyOf(id), key);

/** Deletes the uploads of an accepted form. Those that can't be deleted now are purged later, since the form has already been accepted. */
export async function deleteUploads(ids: readonly string[]): Promise<void> {
  const keys = ids.filter((id) => ID.test(id)).map(keyOf);
  await Promise.all(keys.map((key) => storage().remove(key))).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'the uploads of a form stay until they are purged');
  });
}

/** Deletes uploads that no form claimed. */
export async function purgeAbandonedUploads(now: Date = new Date()): Promise<void> {
  const waiting = await storage().list(FOLDER);
  const old = waiting.filter(({ changedMs }) => changedMs < now.getTime() - WAITING_MS);
  await Promise.all(old.map(({ key }) => storage().remove(key)));
}
