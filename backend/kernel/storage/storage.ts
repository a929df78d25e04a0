import { Failure } from '../failure.ts';
import { msg } from '../messages/messages.ts';

/*
 * Where files are kept that can't be made again: what editors and visitors upload, and what emails carry (docs/decisions/0109). Everything
 * that reads or writes one goes through this interface.
 */

/** A stored file's key is its folder and its name: `media/grid.webp`. */
export type StoredFile = { readonly key: string; readonly size: number; readonly changedMs: number };

export type Storage = {
  /** `shared`: all machines have the same files, and each keeps copies of its own. */
  readonly kind: 'disk' | 'shared';
  /** Stores a file, whole or not at all; replaces one of the same key. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** A file's bytes, piece by piece. @throws NotStored */
  readonly read: (key: string) => Promise<AsyncIterable<Uint8Array>>;
  /** What is known of a file; null if there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** Copies a file under another key, without its bytes passing through here if possible. @throws NotStored */
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Deletes a file; one that doesn't exist is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** All files whose key begins with this folder, `media` or `renditions/ab/abcd…`. */
  readonly list: (folder: string) => Promise<readonly StoredFile[]>;
};

/** There is no file with this key. */
export class NotStored extends Error {
  override readonly name = 'NotStored';

  constructor(key: string) {
    super(`${key} isn’t stored.`);
  }
}

/** The storage answers, but not to us: a wrong key, bucket or region. The cause of a `StorageAway`. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}

const RETRY_SECONDS = 10;

/** 503: the storage doesn't answer, or refuses. Every method may throw it. */
export class StorageAway extends Failure {
  constructor(cause: Error) {
    super(503, msg('storage.away'), { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    this.cause = cause;
  }
}

/** All bytes of a stored file. @throws NotStored, StorageAway */
export async function storedBytes(storage: Storage, key: string): Promise<Buffer> {
  return bytesIn(await storage.read(key));
}

/** All pieces in one. */
export async function bytesIn(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
