import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { checkpointWriteAheadLog } from './write-ahead-log.ts';

const MB = 1024 * 1024;
const ROW = 'x'.repeat(100_000);

/** A process that holds a read transaction until it is killed, like a long backup. */
async function startReader(path: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { readOnly: true });
    database.exec('BEGIN; SELECT count(*) FROM written');
    console.log('reading');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
}

test('the log shrinks again after a long reader, and is empty when the backend stops', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'content.db');
  const client = createClient({ url: `file:${path}` });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE written (text TEXT)');
  const write = async (rows: number) => {
    for (let row = 0; row < rows; row += 1)
      await client.execute({ sql: 'INSERT INTO written (text) VALUES (?)', args: [ROW] });
  };
  const logBytes = () => statSync(`${path}-wal`).size;
  /** The rows in a copy of the database file alone. */
  const rowsOfCopy = () => {
    copyFileSync(path, join(folder, 'copy.db'));
    const copy = new DatabaseSync(join(folder, 'copy.db'));
    const total = Number(copy.prepare('SELECT count(*) AS total FROM written').get()?.['total']);
    copy.close();
    return total;
  };

  const stop = checkpointWriteAheadLog({ client }, 20);
  const stopReader = await startReader(path);
  await write(100);
  expect(logBytes()).toBeGreaterThan(9 * MB);
  await stopReader();
  await expect.poll(rowsOfCopy).toBe(100);
  await write(1);
  expect(logBytes()).toBeLessThan(5 * MB);
  await write(20);
  await stop();
  expect(logBytes()).toBe(0);
  expect(rowsOfCopy()).toBe(121);
});
