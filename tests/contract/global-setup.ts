import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStorage } from '../../scripts/run/storage-stand-in.ts';
import { startPostgres } from '../../scripts/run/temporary-postgres.ts';
import { writeFixtures } from './fixtures/fixtures.ts';
import { copyPreparedData, startBackend, type Credentials, type OwnData } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import { GOOGLE_CLIENT, startGoogleStandIn } from '../../scripts/run/google-stand-in.ts';
import type { ContentServer } from './harness/servers.ts';

type Started = { readonly server: ContentServer; readonly stop: () => Promise<void> };

/** @param data its data folder, and the first account if there is one already */
async function startServer(
  name: string,
  { folder, remove, admin }: Omit<OwnData, 'admin'> & { readonly admin?: Credentials },
  settings: Record<string, string>,
): Promise<Started> {
  const backend = await startBackend({ DATA_DIR: folder, ...settings }, admin);
  const stop = async () => {
    await backend.stop();
    await remove();
  };
  try {
    const cms = await signIn(backend.url, backend.admin);
    return { server: { name, url: backend.url, token: cms.token, fixtures: await writeFixtures(cms) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOnSqlite(project: TestProject, settings: Record<string, string>): Promise<Started> {
  return startServer('SQLite', await copyPreparedData(project.getProvidedContext()), settings);
}

async function startOnPostgres(settings: Record<string, string>): Promise<Started | null> {
  const postgres = await startPostgres();
  if (!postgres) {
    process.stdout.write('PostgreSQL is not installed: the contract tests run on SQLite only.\n');
    return null;
  }
  // Everything that runs on both databases runs with uploads on a disk and in a bucket, too.
  const storage = await startStorage();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'contract-data-'));
    const empty = { folder, remove: () => rm(folder, { recursive: true, force: true }) };
    const { server, stop } = await startServer('PostgreSQL', empty, {
      DATABASE_URL: postgres.url,
      ...storage.env,
      ...settings,
    });
    return { server, stop: () => stop().then(postgres.stop).then(storage.stop) };
  } catch (error) {
    await postgres.stop();
    await storage.stop();
    throw error;
  }
}

/** Starts the built backend on each available database, fills it, and stops it after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const google = await startGoogleStandIn();
  const client = {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_ISSUER_URL: google.url,
  };
  const all = await Promise.allSettled([
    startOnSqlite(project, client),
    startOnPostgres(client),
    startOnSqlite(project, client),
    startOnPostgres(client),
  ]);
  const [ofReaders, ofShop] = [all.slice(0, 2), all.slice(2)].map((some) =>
    some.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
  const started = [...(ofReaders ?? []), ...(ofShop ?? [])];
  const stopAll = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await google.stop();
  };
  const failed = all.find((one) => one.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  project.provide('googleUrl', google.url);
  project.provide(
    'contentServers',
    (ofReaders ?? []).map(({ server }) => server),
  );
  project.provide(
    'shopServers',
    (ofShop ?? []).map(({ server }) => server),
  );
  return stopAll;
}
