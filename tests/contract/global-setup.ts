import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sqliteFile } from '../../backend/kernel/database/sqlite-file.ts';
import { GOOGLE_CLIENT, startGoogleStandIn } from '../../scripts/run/google-stand-in.ts';
import { startStorage } from '../../scripts/run/storage-stand-in.ts';
import { startPostgres } from '../../scripts/run/temporary-postgres.ts';
import { prepareEmpty } from '../prepared-database.ts';
import { writeFixtures } from './fixtures/fixtures.ts';
import { copyPreparedData, startBackend, type Credentials } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import type { ContentServer } from './harness/servers.ts';

type End = () => Promise<unknown>;
/** What ends what was started: backends all at once, because each waits for its clients; then the others, the last one first. */
type Ends = { readonly backends: End[]; readonly others: End[] };
/** For the tests that read, and for those that open the shop and fill it. */
type Pair = readonly [readers: ContentServer, shop: ContentServer];

/** What all of them come to. @throws the first failure, once none is under way any more */
async function allOf<T extends readonly unknown[]>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** @param ends takes what ends what this starts */
async function startServer(
  name: string,
  settings: Record<string, string>,
  admin: Credentials,
  ends: Ends,
): Promise<ContentServer> {
  const backend = await startBackend(settings, admin);
  ends.backends.push(backend.stop);
  const cms = await signIn(backend.url, admin);
  const { DATA_DIR: folder = '', DATABASE_URL: database = sqliteFile(folder) } = settings;
  return { name, url: backend.url, token: cms.token, fixtures: await writeFixtures(cms), database };
}

async function startOnSqlite(
  project: TestProject,
  settings: Record<string, string>,
  ends: Ends,
): Promise<Pair> {
  const start = async () => {
    const { folder, admin, remove } = await copyPreparedData(project.getProvidedContext());
    ends.others.push(remove);
    return startServer('SQLite', { DATA_DIR: folder, ...settings }, admin, ends);
  };
  return allOf([start(), start()]);
}

/** Both on one PostgreSQL, whose database is prepared once: that takes longer than a start. Null if it isn't installed. */
async function startOnPostgres(settings: Record<string, string>, ends: Ends): Promise<Pair | null> {
  const postgres = await startPostgres();
  if (!postgres) {
    process.stdout.write('PostgreSQL is not installed: the contract tests run on SQLite only.\n');
    return null;
  }
  ends.others.push(postgres.stop);
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contract-data-'));
    ends.others.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const admin = await prepareEmpty({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url });
  const start = async (url: string) => {
    // Everything that runs on both databases runs with uploads on a disk and in a bucket, too.
    const storage = await startStorage();
    ends.others.push(storage.stop);
    const place = { DATA_DIR: await newFolder(), DATABASE_URL: url, ...storage.env };
    return startServer('PostgreSQL', { ...place, ...settings }, admin, ends);
  };
  const copy = await postgres.copyTo('shop');
  return allOf([start(postgres.url), start(copy)]);
}

/** Starts the built backend on each available database, fills it, and stops it after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: Ends = { backends: [], others: [] };
  const endAll = async () => {
    await Promise.all(ends.backends.splice(0).map((end) => end()));
    for (const end of ends.others.splice(0).toReversed()) await end();
  };
  const google = await startGoogleStandIn();
  ends.others.push(google.stop);
  const client = {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_ISSUER_URL: google.url,
  };
  try {
    const pairs = await allOf([startOnSqlite(project, client, ends), startOnPostgres(client, ends)]);
    const started = pairs.filter((pair) => pair !== null);
    project.provide('googleUrl', google.url);
    project.provide(
      'contentServers',
      started.map(([readers]) => readers),
    );
    project.provide(
      'shopServers',
      started.map(([, shop]) => shop),
    );
    return endAll;
  } catch (error) {
    await endAll();
    throw error;
  }
}
