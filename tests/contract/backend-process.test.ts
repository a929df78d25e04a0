import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/run/temporary-postgres.ts';
import { startBackend } from './harness/backend-process.ts';
import { cmsWith, signIn, type Cms } from './harness/cms.ts';
import { ownData } from './harness/own-data.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a backend shuts down cleanly when its parent process is gone', async () => {
  const data = await ownData();
  onTestFinished(data.remove);
  const backend = await startBackend({ DATA_DIR: data.folder }, data.admin);
  expect((await fetch(`${backend.url}/api/v1/cognito/domain/currentDomain`)).status).toBe(200);
  expect(await backend.abandon()).toBe(0);
  await expect(fetch(backend.url)).rejects.toThrow();
}, 120_000);

/** Stands in front of a server and passes each connection on only after a while. */
async function delayed(port: number, delayMs: number): Promise<number> {
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    far.pipe(near);
    setTimeout(() => near.pipe(far), delayMs);
  });
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise((closed) => relay.close(() => closed())));
  return (relay.address() as AddressInfo).port;
}

test(
  'a backend whose database is slow answers every call from the moment it is ready',
  { tags: ['full'], timeout: 240_000 },
  async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip('PostgreSQL is not installed.');
    onTestFinished(postgres.stop);
    const settings = { DATA_DIR: await newFolder() };
    const prepared = await startBackend({ ...settings, DATABASE_URL: postgres.url });
    await prepared.stop();
    const slow = new URL(postgres.url);
    slow.port = String(await delayed(Number(slow.port), 3_000));
    const backend = await startBackend({ ...settings, DATABASE_URL: slow.href }, prepared.admin);
    onTestFinished(async () => void (await backend.stop()));
    expect((await fetch(`${backend.url}/api/v1/cognito/domain/initialData`)).status).toBe(200);
  },
);

const run = promisify(execFile);
const command = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, [`backend/operations/commands/${name}.ts`, ...args], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir },
  });

/** Sends one request after the other over one connection until the server announces its end. */
async function readUntilClosed(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answered = 1; ; answered += 1) {
    const connection = await new Promise((resolve, reject) => {
      get(`${url}/api/v1/cognito/domain/currentDomain`, { agent }, (answer) =>
        answer
          .resume()
          .on('error', reject)
          .on('end', () => resolve(answer.headers.connection)),
      ).on('error', reject);
    });
    if (connection === 'close') return answered;
  }
}

/** An editor who writes one question after the other until told to stop. @returns the acknowledged ones */
function startWriting(cms: Cms) {
  const acknowledged: string[] = [];
  let isWanted = true;
  const write = async () => {
    while (isWanted) {
      const question = `Question ${String(acknowledged.length)}`;
      await cms.create('faqs', { name: question });
      acknowledged.push(question);
    }
  };
  const written = write();
  return {
    acknowledged,
    stop: async () => {
      isWanted = false;
      await written;
    },
  };
}

/** The questions in a database file alone, without its write-ahead log. */
function questionsIn(dataDir: string): unknown[] {
  const database = new DatabaseSync(`file:${join(dataDir, 'content.db')}?immutable=1`, { readOnly: true });
  const rows = database.prepare('SELECT name FROM faqs ORDER BY id').all();
  database.close();
  return rows.map(({ name }) => name);
}

test(
  'backing up a running backend and stopping it under load lose and break nothing',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    const [dataDir, elsewhere, backups] = [await newFolder(), await newFolder(), await newFolder()];
    const backend = await startBackend({ DATA_DIR: dataDir });
    const cms = await signIn(backend.url, backend.admin);
    const writing = startWriting(cms);
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(5);

    const before = [...writing.acknowledged];
    const { stdout } = await command('backup', dataDir, backups);
    const file = stdout.split(':')[0] ?? '';
    expect(stdout).toContain('files, verified.');
    await expect(command('restore', dataDir, file)).rejects.toThrow(/isn’t empty/);
    await expect(command('restore', dataDir, file, '--replace')).rejects.toThrow(/in use\. Stop the site/);
    await writing.stop();

    const readers = Array.from({ length: 20 }, () => readUntilClosed(backend.url));
    await expect
      .poll(async () => (await fetch(`${backend.url}/api/v1/cognito/domain/currentDomain`)).status)
      .toBe(200);
    expect(await backend.stop()).toBe(0);
    for (const answered of await Promise.all(readers)) expect(answered).toBeGreaterThan(0);
    expect(questionsIn(dataDir)).toEqual(writing.acknowledged);

    await command('restore', elsewhere, file);
    const restored = await startBackend({ DATA_DIR: elsewhere }, backend.admin);
    // The old session is still valid: the secret was restored, too.
    const again = cmsWith(restored.url, cms.token);
    await again.create('faqs', { name: 'After the restore' });
    expect(await restored.stop()).toBe(0);
    expect(questionsIn(elsewhere)).toEqual(expect.arrayContaining([...before, 'After the restore']));
  },
);
