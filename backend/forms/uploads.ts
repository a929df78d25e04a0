import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '../kernel/config.ts';
import { busy } from '../kernel/failure.ts';
import { kindWithExtension, type FileKind } from './sniff.ts';

/** How long an upload waits for its form: it is sent when the form is submitted. */
const WAITING_MS = 2 * 60 * 60_000;
/** Total size limit of pending uploads in bytes, and when to retry once it is reached. */
const MAX_WAITING_BYTES = 2 * 1024 ** 3;
const RETRY_SECONDS = 600;
/** An upload's id is its file name: 32 random characters, and the extension that matches its bytes. */
const ID = /^[\w-]{32}\.([a-z]{3,4})$/;

const folder = () => join(config().dataDir, 'form-uploads');
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function waitingFiles(): Promise<{ path: string; size: number; since: number }[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder(), name);
      // A form may claim it in between.
      const facts = await stat(path).catch(() => null);
      return facts === null ? [] : [{ path, size: facts.size, since: facts.mtimeMs }];
    }),
  );
  return found.flat();
}

/**
 * Stores a file until its form is submitted.
 * @returns its id
 * @throws Failure 503 when too much is pending
 */
export async function keepUpload(bytes: Uint8Array, kind: FileKind): Promise<string> {
  const waiting = await waitingFiles();
  if (waiting.reduce((sum, { size }) => sum + size, bytes.byteLength) > MAX_WAITING_BYTES)
    throw busy(RETRY_SECONDS);
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const id = `${randomBytes(24).toString('base64url')}.${kind.extension}`;
  await writeFile(join(folder(), id), bytes, { mode: 0o600 });
  return id;
}

/** An uploaded file: its type, and its size in bytes; null if it doesn't exist (any more). */
export async function findUpload(id: string): Promise<{ kind: FileKind; size: number } | null> {
  const kind = kindWithExtension(ID.exec(id)?.[1] ?? '');
  if (!kind) return null;
  const facts = await stat(join(folder(), id)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return facts && { kind, size: facts.size };
}

/** Copies an upload. The original stays until its form has been accepted. */
export const copyUpload = (id: string, path: string): Promise<void> =>
  copyFile(join(folder(), id), path, constants.COPYFILE_FICLONE);

/** Deletes the uploads of an accepted form. */
export async function dropUploads(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.filter((id) => ID.test(id)).map((id) => rm(join(folder(), id), { force: true })));
}

/** Deletes uploads that no form claimed. */
export async function purgeAbandonedUploads(now: Date = new Date()): Promise<void> {
  const old = (await waitingFiles()).filter(({ since }) => since < now.getTime() - WAITING_MS);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
