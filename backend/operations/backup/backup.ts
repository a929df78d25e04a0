import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS_FOLDER, isAmongUploads, type BackendConfig } from '../../kernel/config.ts';
import { makeFolder } from '../../../lib/shared/node/data-folder.ts';
import { prepareDataDir } from '../../kernel/data-dir.ts';
import { sqliteFile } from '../../kernel/database/sqlite-file.ts';
import { pack, readBack } from './archive.ts';
import {
  gatherUploads,
  hashFolder,
  isStaging,
  MANIFEST,
  POSTGRES_DUMP,
  removeLeftovers,
  SECRET,
  SITE_SECRET,
  SQLITE_FILE,
  stagingPrefix,
  type Manifest,
} from './contents.ts';
import { dumpPostgres, postgresMigrations } from './postgres-tools.ts';
import { checkSqlite, copySqlite, sqliteMigrations } from './sqlite-copy.ts';

export type Backup = {
  readonly path: string;
  readonly bytes: number;
  readonly files: number;
  /** The bucket with the uploads, which are then not in the file. */
  readonly bucket: string | null;
};
/** The end of a file's name until it is verified. */
const UNFINISHED = '.unfinished';

type Settings = Pick<BackendConfig, 'dataDir' | 'backupDir' | 'databaseUrl' | 's3' | 'secret' | 'siteSecret'>;

/** '2026-11-22T03-05-08Z': sorts by time and is a valid name on every file system. */
export const timeInName = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** @returns what the manifest says about the database */
async function copyDatabase(
  { dataDir, databaseUrl }: Settings,
  staging: string,
): Promise<Pick<Manifest, 'database' | 'migrations'>> {
  if (databaseUrl !== null) {
    await dumpPostgres(databaseUrl, join(staging, POSTGRES_DUMP));
    return { database: 'postgres', migrations: await postgresMigrations(databaseUrl) };
  }
  if (!existsSync(sqliteFile(dataDir)))
    throw new Error(`No database in ${dataDir} yet: start the site once before making a backup.`);
  const copy = join(staging, SQLITE_FILE);
  await copySqlite(sqliteFile(dataDir), copy);
  checkSqlite(copy);
  return { database: 'sqlite', migrations: sqliteMigrations(copy) };
}

/**
 * Writes one dated file with everything on this machine that can't be regenerated: the database, uploads and both secrets. Safe while the site is running:
 * it contains everything acknowledged before the call. The file only appears once it has been read back and verified.
 * @param folder destination; defaults to the configured one
 * @throws Error with a message for the site's operator
 */
export async function makeBackup(settings: Settings, folder?: string, now = new Date()): Promise<Backup> {
  const { dataDir, backupDir, databaseUrl, s3 } = settings;
  const target = folder ?? backupDir;
  const path = join(target, `championship-${timeInName(now)}.tar.gz`);
  const unfinished = `${path}${UNFINISHED}`;
  if (isAmongUploads(target, dataDir))
    throw new Error(`${target} is in DATA_DIR. Use ${join(dataDir, BACKUPS_FOLDER)} or a folder outside it.`);
  if (existsSync(path)) throw new Error(`${path} already exists.`);
  // With all data elsewhere, a machine that only makes backups has no data folder yet.
  if (databaseUrl !== null && s3 !== null) prepareDataDir(settings);
  if (!existsSync(dataDir)) throw new Error(`DATA_DIR ${dataDir} doesn’t exist.`);
  await removeLeftovers(dataDir, isStaging, now);
  await removeLeftovers(target, (name) => name.endsWith(`.tar.gz${UNFINISHED}`), now);
  const staging = await mkdtemp(stagingPrefix(dataDir));
  try {
    // The database goes first: a file is written before the record that names it, so every record in the copy has its file.
    const copied = await copyDatabase(settings, staging);
    await gatherUploads(dataDir, staging);
    await writeFile(join(staging, SECRET), settings.secret, { mode: 0o600 });
    await writeFile(join(staging, SITE_SECRET), settings.siteSecret, { mode: 0o600 });
    const files = await hashFolder(staging);
    const manifest: Manifest = { format: 1, made_at: now.toISOString(), ...copied, files };
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest, null, 1));
    makeFolder(target);
    await pack(staging, unfinished);
    await readBack(unfinished);
    await rename(unfinished, path);
    return {
      path,
      bytes: (await stat(path)).size,
      files: Object.keys(files).length,
      bucket: s3?.bucket ?? null,
    };
  } finally {
    await rm(unfinished, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
}
