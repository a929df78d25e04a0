import { Failure } from '../failure.ts';
import { msg } from '../messages/messages.ts';

/*
 * Storage for files that can't be generated again: editors' and visitors' uploads, and email attachments (docs/decisions/0109). Everything
 * that reads or writes one goes through this interface.
 */

/** A stored file's key is its folder and its name: `media/grid.webp`. */
export type StoredFile = { readonly key: string; readonly size: number; readonly changedMs: number };

export type Storage = {
  /** `shared`: all machines have the same files, and each has its own copies. */
  readonly kind: 'disk' | 'shared';
  /** Stores a file, whole or not at all; replaces any with the same key. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** A file's bytes in chunks. @throws NotStored */
  readonly read: (key: string) => Promise<AsyncIterable<Uint8Array>>;
  /** A file's metadata; null if it doesn't exist. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** Copies a file under another key, without its bytes passing through here if possible. @throws NotStored */
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Deletes a file; a missing one is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** All files whose key starts with this folder, `media` or `renditions/ab/abcd…`. */
  readonly list: (folder: string) => Promise<readonly StoredFile[]>;
};

/** There is no file with this key. */
export class NotStored extends Error {
  override readonly name = 'NotStored';

  constructor(key: string) {
    super(`${key} isn’t stored.`);
  }
}

/** The storage responds, but refuses us: a wrong key, bucket or region. The cause of a `StorageUnavailable`. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}

const RETRY_SECONDS = 10;

/** 503: the storage doesn't respond, or refuses. Every method may throw it. */
export class StorageUnavailable extends Failure {
  constructor(cause: Error) {
    super(503, msg('storage.away'), { headers: { 'Retry-After': String(RETRY_SECONDS) } });
    this.cause = cause;
  }
}

/** All bytes of a stored file. @throws NotStored, StorageUnavailable */
export async function storedBytes(storage: Storage, key: string): Promise<Buffer> {
  return bytesIn(await storage.read(key));
}

/** All chunks joined. */
export async function bytesIn(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
