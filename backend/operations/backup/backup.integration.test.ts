import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../../scripts/run/temporary-postgres.ts';
import { LAST_RELEASE } from '../../kernel/database/last-release.ts';
import { pack } from './archive.ts';
import { makeBackup } from './backup.ts';
import { hashFolder, MANIFEST, POSTGRES_DUMP, type Manifest } from './contents.ts';
import { restoreBackup } from './restore.ts';
import { emptyPostgres } from './postgres-tools.ts';

const SECRETS = { secret: 's'.repeat(64), siteSecret: 't'.repeat(64) };
const UPLOAD = Buffer.alloc(300_000, 'photo');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder as a site leaves it: a live database, uploads, renditions, secrets. */
async function newDataDir(): Promise<string> {
  const dataDir = await newFolder();
  const database = new DatabaseSync(join(dataDir, 'content.db'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)');
  database.close();
  for (const folder of ['media', 'form-files/2027', 'renditions'])
    await mkdir(join(dataDir, folder), { recursive: true });
  await writeFile(join(dataDir, 'media', 'grid.webp'), UPLOAD);
  await writeFile(join(dataDir, 'form-files/2027', 'licence.pdf'), 'licence');
  await writeFile(join(dataDir, 'renditions', 'small.webp'), 'made again');
  await writeFile(join(dataDir, 'secret'), 'not what is in use');
  return dataDir;
}

/** A process that inserts rows and prints each one once it is committed. */
function startWriter(dataDir: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    const insert = database.prepare('INSERT INTO rows (text) VALUES (?)');
    const write = () => {
      console.log(insert.run('x'.repeat(2000)).lastInsertRowid);
      setImmediate(write);
    };
    write();`;
  const child = spawn(process.execPath, ['-e', script, join(dataDir, 'content.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  let heard: () => unknown = () => undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    last = Number(line);
    heard();
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    acknowledged: () => last,
    reaches: (row: number) =>
      new Promise<void>((resolve) => {
        heard = () => last >= row && resolve();
      }),
    kill: () =>
      new Promise((resolve) => {
        child.once('close', resolve);
        child.kill('SIGKILL');
      }),
  };
}

const settingsOf = (dataDir: string, databaseUrl: string | null = null) => ({
  dataDir,
  backupDir: join(dataDir, 'backups'),
  s3: null,
  databaseUrl,
  ...SECRETS,
});

function readRows(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'content.db'), { readOnly: true });
  const integrity = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  const ids = new Set(
    database
      .prepare('SELECT id FROM rows')
      .all()
      .map(({ id }) => Number(id)),
  );
  database.close();
  return { integrity, ids };
}

test('a backup made during writes restores every acknowledged row elsewhere, with uploads and secrets', async () => {
  const dataDir = await newDataDir();
  const writer = startWriter(dataDir);
  await writer.reaches(500);
  const acknowledged = writer.acknowledged();
  const backup = await makeBackup(settingsOf(dataDir));
  const after = writer.acknowledged();
  await writer.kill();
  expect(after).toBeGreaterThanOrEqual(acknowledged);
  expect(backup.path).toMatch(/backups\/championship-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  expect((await stat(backup.path)).mode & 0o777).toBe(0o600);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);

  const elsewhere = join(await newFolder(), 'data');
  const restored = await restoreBackup(backup.path, settingsOf(elsewhere), false);
  expect(restored).toMatchObject({ files: 5, replaced: null });
  const { integrity, ids } = readRows(elsewhere);
  expect(integrity).toBe('ok');
  const lost = Array.from({ length: acknowledged }, (_, index) => index + 1).filter((id) => !ids.has(id));
  expect(lost).toEqual([]);
  expect(await readFile(join(elsewhere, 'media', 'grid.webp'))).toEqual(UPLOAD);
  expect(await readFile(join(elsewhere, 'form-files/2027', 'licence.pdf'), 'utf8')).toBe('licence');
  expect(await readFile(join(elsewhere, 'secret'), 'utf8')).toBe(SECRETS.secret);
  expect(await readFile(join(elsewhere, 'site-secret'), 'utf8')).toBe(SECRETS.siteSecret);
  expect((await stat(join(elsewhere, 'secret'))).mode & 0o777).toBe(0o600);
  expect(existsSync(join(elsewhere, 'renditions'))).toBe(false);
});

test('a restore refuses a folder with data, sets it aside on request, and never runs while the data is in use', async () => {
  const dataDir = await newDataDir();
  const { path } = await makeBackup(settingsOf(dataDir));
  const writer = startWriter(dataDir);
  await writer.reaches(10);
  await expect(restoreBackup(path, settingsOf(dataDir), false)).rejects.toThrow(/isn’t empty.*--replace/);
  await expect(restoreBackup(path, settingsOf(dataDir), true)).rejects.toThrow(/in use\. Stop the site/);
  await writer.kill();
  expect(readRows(dataDir).ids.size).toBeGreaterThanOrEqual(10);

  const { replaced } = await restoreBackup(path, settingsOf(dataDir), true);
  expect(readRows(dataDir).ids.size).toBe(0);
  expect(readRows(replaced ?? '').ids.size).toBeGreaterThanOrEqual(writer.acknowledged());
  expect(await readFile(join(replaced ?? '', 'secret'), 'utf8')).toBe('not what is in use');
  // The next backup leaves out the data that was set aside, and earlier backups.
  expect((await makeBackup(settingsOf(dataDir), await newFolder())).files).toBe(5);
});

test('a backup refuses a folder among the uploads, where each would contain the one before', async () => {
  const dataDir = await newDataDir();
  const settings = settingsOf(dataDir);
  for (const folder of [dataDir, join(dataDir, 'nightly'), join(dataDir, 'media', 'backups')]) {
    await expect(makeBackup(settings, folder), folder).rejects.toThrow(/is in DATA_DIR/);
    expect(existsSync(folder), folder).toBe(folder === dataDir);
  }
  expect(existsSync((await makeBackup(settings, join(dataDir, 'backups', 'by-hand'))).path)).toBe(true);
});

test('a backup deletes what one left that was broken off the day before', async () => {
  const settings = settingsOf(await newDataDir());
  const { dataDir, backupDir } = settings;
  const left = [
    join(dataDir, '.backup-a1b2c3'),
    join(backupDir, 'championship-2026-11-22T03-05-08Z.tar.gz.unfinished'),
  ];
  for (const path of left) {
    await mkdir(dirname(path), { recursive: true });
    await cp(join(dataDir, 'media'), path, { recursive: true });
  }
  // They may still be under way.
  const first = await makeBackup(settings);
  expect(left.map(existsSync)).toEqual([true, true]);
  await makeBackup(settings, undefined, new Date(Date.now() + 25 * 60 * 60_000));
  expect(left.map(existsSync)).toEqual([false, false]);
  expect(existsSync(first.path)).toBe(true);
});

test.each([
  ['cut short', async (path: string) => truncate(path, (await stat(path)).size - 2_000)],
  [
    'changed in one byte',
    async (path: string) => {
      const bytes = await readFile(path);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(path, bytes);
    },
  ],
  ['of something else', (path: string) => writeFile(path, 'no archive')],
])('rejects a backup file that is %s and leaves the folder empty', async (_, damage) => {
  const { path } = await makeBackup(settingsOf(await newDataDir()), await newFolder());
  await damage(path);
  const elsewhere = await newFolder();
  await expect(restoreBackup(path, settingsOf(elsewhere), false)).rejects.toThrow();
  expect(await readdir(elsewhere)).toEqual([]);
});

/** The migration of a version that doesn't exist yet. */
const FUTURE = '29991231_235959_hovercraft';

test('refuses a backup made by a newer version, before it touches anything', async () => {
  const dataDir = await newDataDir();
  const backupAfter = async (migration: string) => {
    const database = new DatabaseSync(join(dataDir, 'content.db'));
    database.exec('CREATE TABLE IF NOT EXISTS payload_migrations (id INTEGER PRIMARY KEY, name TEXT)');
    database.prepare('INSERT INTO payload_migrations (name) VALUES (?)').run(migration);
    database.close();
    return (await makeBackup(settingsOf(dataDir), await newFolder())).path;
  };
  const [older, newer] = [await backupAfter(LAST_RELEASE), await backupAfter(FUTURE)];
  const elsewhere = await newFolder();
  await writeFile(join(elsewhere, 'secret'), 'in use');
  await expect(restoreBackup(newer, settingsOf(elsewhere), true)).rejects.toThrow(
    new RegExp(`newer version.* ${FUTURE}\\. Install that version or a newer one`),
  );
  expect(await readdir(elsewhere)).toEqual(['secret']);
  expect(await readFile(join(elsewhere, 'secret'), 'utf8')).toBe('in use');
  await restoreBackup(older, settingsOf(elsewhere), true);
  expect(readRows(elsewhere).integrity).toBe('ok');
});

let postgres: TemporaryPostgres | null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

test('backs up and restores a PostgreSQL database', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not installed.');
  const { url } = postgres;
  const ask = async (statement: string) =>
    (await promisify(execFile)('psql', ['-X', '-A', '-t', '-c', statement, url])).stdout.trim();
  await ask("CREATE TYPE state AS ENUM ('open', 'shut')");
  await ask('CREATE TABLE rounds (id serial PRIMARY KEY, name text, state state)');
  await ask("INSERT INTO rounds (name, state) VALUES ('Ruapuna', 'open'), ('Teretonga', 'shut')");
  const dataDir = await newDataDir();
  const settings = settingsOf(dataDir, url);
  const { path } = await makeBackup(settings);
  await expect(restoreBackup(path, settingsOf(await newFolder()), false)).rejects.toThrow(/set DATABASE_URL/);

  await ask("UPDATE rounds SET name = 'Timaru'");
  const elsewhere = settingsOf(await newFolder(), url);
  await expect(restoreBackup(path, elsewhere, false)).rejects.toThrow(/DATABASE_URL isn’t empty/);
  await emptyPostgres(url);
  await restoreBackup(path, elsewhere, false);
  expect(await ask('SELECT name FROM rounds ORDER BY id')).toBe('Ruapuna\nTeretonga');
  expect(await readFile(join(elsewhere.dataDir, 'media', 'grid.webp'))).toEqual(UPLOAD);

  await ask("UPDATE rounds SET name = 'Timaru'");
  const { replaced } = await restoreBackup(path, settings, true);
  expect(await ask('SELECT min(name) FROM rounds')).toBe('Ruapuna');
  expect(existsSync(join(replaced ?? '', 'content.dump'))).toBe(true);

  await ask(`CREATE TABLE payload_migrations AS SELECT '${FUTURE}' AS name`);
  const newer = await makeBackup(settings, await newFolder());
  await ask('DROP TABLE payload_migrations');
  await expect(restoreBackup(newer.path, settings, true)).rejects.toThrow(/newer version/);
  expect(await ask('SELECT count(*) FROM rounds')).toBe('2');
}, 60_000);

test('puts everything back if PostgreSQL refuses the database of a backup', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not installed.');
  const { url } = postgres;
  const ask = async (statement: string) =>
    (await promisify(execFile)('psql', ['-X', '-A', '-t', '-c', statement, url])).stdout.trim();
  await ask('CREATE TABLE laps (number integer)');
  await ask('INSERT INTO laps VALUES (1), (2)');
  // Whole, but of a kind that this pg_restore can't read.
  const strange = await newFolder();
  await writeFile(join(strange, POSTGRES_DUMP), 'from the future');
  const files = await hashFolder(strange);
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    database: 'postgres',
    migrations: [],
    files,
  };
  await writeFile(join(strange, MANIFEST), JSON.stringify(manifest));
  const file = join(await newFolder(), 'championship-strange.tar.gz');
  await pack(strange, file);

  const dataDir = await newDataDir();
  const before = (await readdir(dataDir)).toSorted();
  await expect(restoreBackup(file, settingsOf(dataDir, url), true)).rejects.toThrow(/pg_restore/);
  expect(await ask('SELECT count(*) FROM laps')).toBe('2');
  expect((await readdir(dataDir)).toSorted()).toEqual(before);
  expect(await readFile(join(dataDir, 'media', 'grid.webp'))).toEqual(UPLOAD);
}, 60_000);

test('with the uploads in a bucket, a machine without a data folder backs up database and secrets', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not installed.');
  const s3 = {
    bucket: 'uploads',
    endpoint: 'http://127.0.0.1:1',
    region: 'ap-southeast-2',
    accessKeyId: 'AKID',
    secretAccessKey: 'nobody asks for it',
  };
  const settings = { ...settingsOf(join(await newFolder(), 'none-yet'), postgres.url), s3 };
  const { path, bucket, files } = await makeBackup(settings);
  expect([bucket, files]).toEqual(['uploads', 3]);
  const elsewhere = settingsOf(await newFolder(), postgres.url);
  await emptyPostgres(postgres.url);
  await restoreBackup(path, elsewhere, false);
  expect(await readFile(join(elsewhere.dataDir, 'secret'), 'utf8')).toBe(SECRETS.secret);
}, 60_000);
