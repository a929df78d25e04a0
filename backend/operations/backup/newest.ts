import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SUFFIX = '.tar.gz';

/** When the newest backup in a folder was written; null if there is none, or no such folder. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}
