import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BACKUPS_FOLDER } from '../../kernel/config.ts';
import { COPIES_FOLDER } from '../../kernel/storage/local-copies.ts';
import { SEARCH_FILE } from '../../kernel/database/sqlite-file.ts';

/** Names inside a backup file: the same as in the data folder, plus two more. */
export const MANIFEST = 'backup.json';
export const POSTGRES_DUMP = 'content.dump';
export const SQLITE_FILE = 'content.db';
export const SECRET = 'secret';
export const SITE_SECRET = 'site-secret';

/** Where a restore puts the data it replaces, in the data folder. */
export const REPLACED_PREFIX = 'before-restore-';
const STAGING_PREFIX = '.backup-';
/** A backup or restore that began longer ago was broken off. */
const BROKEN_OFF_MS = 24 * 60 * 60_000;

/** A backup's manifest: the SHA-256 of every file in it, so that reading it back proves it is complete. */
const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that the database has had. The first versions didn't write them. */
  migrations: z.array(z.string()).default([]),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws Error if the text isn't a manifest of a version this program knows */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `Can’t read ${MANIFEST}: this isn’t a backup of this site, or it was made by a newer version.`,
    );
  }
}

/** Whether an entry of the data folder is the working folder of a backup or restore. */
export const isStaging = (name: string): boolean => name.startsWith(STAGING_PREFIX);

/** Whether a backup or restore leaves an entry of the data folder alone. */
export const isSetAside = (name: string): boolean =>
  name === BACKUPS_FOLDER || name === 'lost+found' || name.startsWith(REPLACED_PREFIX) || isStaging(name);

/** A working folder inside the data folder: on the same disk, so that files can be hard-linked and renamed. */
export const stagingPrefix = (dataDir: string): string => join(dataDir, STAGING_PREFIX);

/**
 * Deletes what was left by backups and restores that were broken off, for example by a power cut: copies of the database, and links that
 * would keep deleted uploads on the disk.
 * @param isLeftover whether an entry of the folder may be such, by its name
 */
export async function removeLeftovers(
  folder: string,
  isLeftover: (name: string) => boolean,
  now: Date,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter(isLeftover).map((name) => join(folder, name))) {
    // Not the time of its content, which unpacking sets to that of the backup.
    const changed = await stat(path).catch(() => null);
    if (changed && now.getTime() - changed.ctimeMs > BROKEN_OFF_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * The database has its own copy method, secrets are read from the configuration, and renditions and the search index are generated again.
 */
const NOT_COPIED = new Set([
  ...[SQLITE_FILE, SEARCH_FILE].flatMap((file) => [file, `${file}-wal`, `${file}-shm`]),
  SECRET,
  SITE_SECRET,
]);
const MADE_AGAIN: ReadonlySet<string> = new Set(['renditions', COPIES_FOLDER]);

async function filesBelow(folder: string, inside = ''): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : entry.isFile() ? [path] : [];
    }),
  );
  return found.flat();
}

/** Paths of the uploads in a data folder: everything but the database, secrets, renditions and other sites' data folders. */
async function listUploads(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter(
    (name) =>
      !NOT_COPIED.has(name) &&
      !MADE_AGAIN.has(name) &&
      !isSetAside(name) &&
      !existsSync(join(dataDir, name, SQLITE_FILE)),
  );
  const all = await filesBelow(dataDir);
  return all.filter((path) => names.includes(path.split('/')[0] ?? ''));
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Puts every upload into `staging`: as a hard link, which takes no space, or as a copy where the disk doesn't support links. */
export async function gatherUploads(dataDir: string, staging: string): Promise<void> {
  for (const path of await listUploads(dataDir)) {
    const [from, to] = [join(dataDir, path), join(staging, path)];
    await mkdir(dirname(to), { recursive: true });
    try {
      await link(from, to).catch(() => copyFile(from, to));
    } catch (error) {
      // An editor deleted it after it was listed.
      if (!isGone(error)) throw error;
    }
  }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The SHA-256 of every file below a folder, by path. */
export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of (await filesBelow(folder)).sort()) hashes[path] = await sha256(join(folder, path));
  return hashes;
}

/**
 * Compares the files found with the manifest.
 * @param found SHA-256 by path, without the manifest itself
 * @throws Error naming the first file that is missing, changed or unexpected
 */
export function compareWithManifest(manifest: Manifest, found: Readonly<Record<string, string>>): void {
  for (const path of new Set([...Object.keys(manifest.files), ...Object.keys(found)])) {
    if (found[path] === undefined) throw new Error(`${path} is missing from the backup.`);
    if (found[path] !== manifest.files[path]) throw new Error(`${path} is damaged in the backup.`);
  }
}
