import { join } from 'node:path';
import { createSingleFlight } from '../../../lib/shared/single-flight.ts';
import { config } from '../config.ts';
import { log } from '../log/log.ts';
import { processSingleton } from '../process-singleton.ts';
import { storage } from './current-storage.ts';
import { createDiskCache } from './disk-cache.ts';
import { pathOnDisk } from './disk-storage.ts';

/** The folder of local copies in the data folder. */
export const COPIES_FOLDER = 'copies';
/** Total size limit of the copies. */
const MAX_BYTES = 2 * 1024 ** 3;

const copies = processSingleton('local-copies', () =>
  createDiskCache(join(config().dataDir, COPIES_FOLDER), MAX_BYTES, (error) =>
    log.warn({ err: error }, 'failed to delete a copy of an upload'),
  ),
);
const once = createSingleFlight<string>();

/**
 * The path of a public upload on this machine: the file itself, or a copy if it is stored elsewhere, which stays usable while the storage
 * is unavailable. Not for private files, whose copies would outlive their deletion.
 * @param version changes with the file's content
 * @throws NotStored, StorageUnavailable; not for files on disk, which aren't checked yet
 */
export async function localCopy(key: string, version: string): Promise<string> {
  const { kind, read } = storage();
  if (kind === 'disk') return pathOnDisk(config().dataDir, key);
  const name = `${key}@${version}`;
  const found = await copies().find(name);
  return found ?? once(name, async () => copies().keep(name, await read(key)));
}
