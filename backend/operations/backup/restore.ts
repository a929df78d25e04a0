import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackendConfig } from '../../kernel/config.ts';
import { prepareDataDir } from '../../kernel/data-dir.ts';
import { knownMigrations } from '../../kernel/database/is-prepared.ts';
import { sqliteFile } from '../../kernel/database/sqlite-file.ts';
import { errorMessage } from '../../kernel/log/report.ts';
import { unpack } from './archive.ts';
import { timeInName } from './backup.ts';
import {
  isSetAside,
  MANIFEST,
  POSTGRES_DUMP,
  REPLACED_PREFIX,
  SQLITE_FILE,
  stagingPrefix,
  type Manifest,
} from './contents.ts';
import {
  countConnections,
  countTables,
  dumpPostgres,
  emptyPostgres,
  fillPostgres,
} from './postgres-tools.ts';
import { checkSqlite, isSqliteInUse } from './sqlite-copy.ts';

type Settings = Pick<BackendConfig, 'dataDir' | 'databaseUrl'>;
export type Restored = {
  /** When the backup was made. */
  readonly madeAt: string;
  readonly files: number;
  /** Where the previous data is now; null if there was none. */
  readonly replaced: string | null;
};

async function refuseWhileInUse({ dataDir, databaseUrl }: Settings): Promise<void> {
  const isInUse =
    databaseUrl === null
      ? existsSync(sqliteFile(dataDir)) && isSqliteInUse(sqliteFile(dataDir))
      : (await countConnections(databaseUrl)) > 0;
  if (isInUse) throw new Error('The database is in use. Stop the site first.');
}

async function existingEntries(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !isSetAside(name));
}

/** @returns whether there is data to replace @throws Error if there is and replacing it isn't allowed */
async function findData({ dataDir, databaseUrl }: Settings, mayReplace: boolean): Promise<boolean> {
  const tables = databaseUrl === null ? 0 : await countTables(databaseUrl);
  const entries = await existingEntries(dataDir);
  if (tables === 0 && entries.length === 0) return false;
  if (mayReplace) return true;
  const what = tables > 0 ? 'The database in DATABASE_URL' : `DATA_DIR ${dataDir}`;
  throw new Error(
    `${what} isn’t empty. Restore into an empty one, or add --replace to set the existing data aside.`,
  );
}

/** @throws Error if a backup's database is a newer version's: nothing here could read it, or undo its migrations */
function refuseNewer({ database, migrations }: Manifest): void {
  const newest = migrations.toSorted().at(-1);
  if (newest === undefined || knownMigrations(database).includes(newest)) return;
  throw new Error(
    `A newer version of the site made the backup: this version doesn’t know its database’s migration ${newest}. Install that version or a newer one, then restore.`,
  );
}

/** Steps that put back what a restore has changed so far, in the order of the changes. */
type Undo = (() => Promise<unknown>)[];

async function move(from: string, to: string, undo: Undo): Promise<void> {
  await rename(from, to);
  undo.push(() => rename(to, from));
}

/** Moves the data folder's previous contents, and a copy of a PostgreSQL database, into a dated folder inside it. */
async function setAside({ dataDir, databaseUrl }: Settings, folder: string, undo: Undo): Promise<void> {
  const entries = await existingEntries(dataDir);
  await mkdir(folder, { mode: 0o700 });
  // Only if it is empty again.
  undo.push(() => rmdir(folder));
  if (databaseUrl !== null) {
    const dump = join(folder, POSTGRES_DUMP);
    undo.push(() => rm(dump, { force: true }));
    await dumpPostgres(databaseUrl, dump);
    undo.push(async () => {
      if ((await countTables(databaseUrl)) === 0) await fillPostgres(databaseUrl, dump);
    });
    await emptyPostgres(databaseUrl);
  }
  for (const name of entries) await move(join(dataDir, name), join(folder, name), undo);
}

/** Puts everything back after a failure. @throws Error with both failures, and where the previous data is, if that fails too */
async function putBack(undo: Undo, failure: unknown, replaced: string | null): Promise<void> {
  try {
    for (const step of undo.toReversed()) await step();
  } catch (error) {
    const where = replaced === null ? '' : `; the rest is in ${replaced}`;
    const says = `${errorMessage(failure)} What was there before couldn’t all be put back${where}. Because:`;
    throw new Error(says, { cause: error });
  }
}

/**
 * Restores a backup made by `makeBackup`. Touches nothing until the whole file has been unpacked and verified, and puts everything back if
 * it fails after that.
 * @param mayReplace whether existing data may be set aside; it is never deleted
 * @throws Error with a message for the site's operator
 */
export async function restoreBackup(
  file: string,
  settings: Settings,
  mayReplace: boolean,
  now = new Date(),
): Promise<Restored> {
  const { dataDir, databaseUrl } = settings;
  if (!existsSync(file)) throw new Error(`${file} doesn’t exist.`);
  prepareDataDir(settings);
  const isReplacing = await findData(settings, mayReplace);
  if (isReplacing) await refuseWhileInUse(settings);
  const staging = await mkdtemp(stagingPrefix(dataDir));
  try {
    const manifest = await unpack(file, staging);
    const { made_at, database, files } = manifest;
    if (database === 'sqlite' && databaseUrl !== null)
      throw new Error('The backup contains a SQLite database: unset DATABASE_URL to restore it.');
    if (database === 'postgres' && databaseUrl === null)
      throw new Error('The backup contains a PostgreSQL database: set DATABASE_URL to an empty one.');
    refuseNewer(manifest);
    if (database === 'sqlite') checkSqlite(join(staging, SQLITE_FILE));
    const replaced = isReplacing ? join(dataDir, `${REPLACED_PREFIX}${timeInName(now)}`) : null;
    const undo: Undo = [];
    try {
      if (replaced !== null) await setAside(settings, replaced, undo);
      if (databaseUrl !== null) {
        await fillPostgres(databaseUrl, join(staging, POSTGRES_DUMP));
        if (replaced !== null) undo.push(() => emptyPostgres(databaseUrl));
      }
      const names = (await readdir(staging)).filter((name) => name !== MANIFEST && name !== POSTGRES_DUMP);
      // The database goes last: an interrupted restore never looks complete.
      for (const name of names.sort((a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE)))
        await move(join(staging, name), join(dataDir, name), undo);
    } catch (error) {
      await putBack(undo, error, replaced);
      throw error;
    }
    return { madeAt: made_at, files: Object.keys(files).length, replaced };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
