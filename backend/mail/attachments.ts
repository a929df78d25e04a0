import { createHash } from 'node:crypto';
import { config } from '../kernel/config.ts';
import { log } from '../kernel/log/log.ts';
import { storage } from '../kernel/storage/current-storage.ts';
import { createDiskStorage } from '../kernel/storage/disk-storage.ts';
import { StorageUnavailable, storedBytes, type Storage } from '../kernel/storage/storage.ts';

/** A file attached to an email. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

/** An attachment as stored in the outbox; `file` is its name in the attachments folder. */
export type StoredAttachment = {
  readonly filename: string;
  readonly content_type: string;
  readonly file: string;
};

const FOLDER = 'mail-attachments';
const keyOf = (file: string) => `${FOLDER}/${file}`;
const WAITING_ROUND_MS = 15_000;

/** Where attachments wait while a remote storage is unavailable; null without one. A buyer who has paid never waits for the storage. */
const temporaryStorage = (): Storage | null =>
  storage().kind === 'disk' ? null : createDiskStorage(config().dataDir);

async function storeFile(key: string, content: Uint8Array): Promise<void> {
  try {
    await storage().put(key, content);
  } catch (error) {
    const here = temporaryStorage();
    if (here === null || !(error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'an attachment will stay on this machine until the storage is back');
    await here.put(key, content);
  }
}

/**
 * Moves waiting attachments into the storage every few seconds. If another machine is to send such an email, it retries later.
 * @returns stops it
 */
export function storeWaitingAttachments(): () => Promise<void> {
  const here = temporaryStorage();
  if (here === null) return async () => undefined;
  const store = async () => {
    for (const { key } of await here.list(FOLDER)) {
      await storage().put(key, await storedBytes(here, key));
      await here.remove(key);
    }
  };
  let round: Promise<void> | null = null;
  const run = () => {
    round ??= store()
      .catch((error: unknown) => {
        if (!(error instanceof StorageUnavailable))
          log.error({ err: error }, 'failed to store waiting attachments');
      })
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(run, WAITING_ROUND_MS).unref();
  run();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

const NAME = /^[0-9a-f]{64}$/;

/** Stores the bytes of attachments, under a name derived from the email's key and the bytes. */
export async function storeAttachments(
  key: string,
  attachments: readonly Attachment[],
): Promise<StoredAttachment[]> {
  return Promise.all(
    attachments.map(async ({ filename, contentType, content }) => {
      const file = createHash('sha256').update(key).update('\n').update(content).digest('hex');
      await storeFile(keyOf(file), content);
      return { filename, content_type: contentType, file };
    }),
  );
}

/** A stored attachment's bytes. @throws RangeError for an unknown name, NotStored, StorageUnavailable */
export async function attachmentBytes(file: string): Promise<Buffer> {
  if (!NAME.test(file)) throw new RangeError('Invalid attachment name.');
  const here = temporaryStorage();
  const waiting = here && (await here.find(keyOf(file)));
  return storedBytes(waiting ? here : storage(), keyOf(file));
}

/** Deletes the bytes of stored attachments; missing ones are ignored. @throws StorageUnavailable */
export async function removeAttachments(attachments: readonly { readonly file: string }[]): Promise<void> {
  const keys = attachments
    .map(({ file }) => file)
    .filter((file) => NAME.test(file))
    .map(keyOf);
  const here = temporaryStorage();
  if (here !== null) await Promise.all(keys.map((key) => here.remove(key)));
  await Promise.all(keys.map((key) => storage().remove(key)));
}
