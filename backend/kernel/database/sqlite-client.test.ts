import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqliteClient } from './sqlite-client.ts';

let folder = '';
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-client-'));
  client = await openSqliteClient(`file:${join(folder, 'test.db')}`);
  await client.execute('CREATE TABLE laps (id INTEGER PRIMARY KEY, driver TEXT UNIQUE)');
});
afterEach(() => {
  vi.useRealTimers();
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const drivers = async (from: Pick<Client, 'execute'> = client): Promise<string> => {
  const { rows } = await from.execute('SELECT driver FROM laps ORDER BY id');
  return rows.map(({ driver }) => String(driver)).join(' ');
};
const add = (to: Pick<Client, 'execute'>, driver: string) =>
  to.execute({ sql: 'INSERT INTO laps (driver) VALUES (?)', args: [driver] });

test('readers see the old state until a transaction is committed, and never wait for it', async () => {
  await add(client, 'Aroha');
  const transaction = await client.transaction();
  await transaction.execute('DELETE FROM laps');
  expect(await drivers()).toBe('Aroha');
  await add(transaction, 'Tama');
  expect(await drivers(transaction)).toBe('Tama');
  expect(await drivers()).toBe('Aroha');
  await transaction.commit();
  expect(await drivers()).toBe('Tama');
});

test('writes wait for the transaction before them and then run in order', async () => {
  const first = await client.transaction();
  const second = await client.transaction();
  await add(first, 'first');
  const waiting = [
    add(client, 'alone'),
    add(second, 'second').then(() => second.commit()),
    client.batch([{ sql: 'INSERT INTO laps (driver) VALUES (?)', args: ['together'] }], 'write'),
  ];
  await add(first, 'first again');
  await first.commit();
  await Promise.all(waiting);
  expect(await drivers()).toBe('first first again alone second together');
});

test('a transaction that has only read blocks nobody', async () => {
  const transaction = await client.transaction();
  expect(await drivers(transaction)).toBe('');
  await add(client, 'Aroha');
  expect(await drivers(transaction)).toBe('Aroha');
  await transaction.commit();
});

test('a failed statement rolls back its transaction, whatever follows', async () => {
  await add(client, 'Aroha');
  const transaction = await client.transaction();
  await add(transaction, 'Tama');
  await expect(add(transaction, 'Aroha')).rejects.toThrow(/UNIQUE/);
  await expect(add(transaction, 'Mia')).rejects.toThrow(/UNIQUE/);
  await expect(transaction.commit()).rejects.toThrow(/UNIQUE/);
  await add(client, 'Joe');
  expect(await drivers()).toBe('Aroha Joe');
});

test('a transaction rolled back while waiting gives up its turn', async () => {
  const first = await client.transaction();
  await add(first, 'first');
  const second = await client.transaction();
  const late = add(second, 'second');
  await second.rollback();
  await first.commit();
  await expect(late).rejects.toThrow('The transaction has already ended.');
  await add(client, 'third');
  expect(await drivers()).toBe('first third');
});

test('a write that waits for itself fails, and an abandoned transaction is rolled back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const forgotten = await client.transaction();
  await add(forgotten, 'forgotten');
  const refused = expect(add(client, 'waits')).rejects.toThrow('A write waited 10 s');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  await vi.advanceTimersByTimeAsync(20_000);
  await add(client, 'next');
  expect(await drivers()).toBe('next');
  await expect(forgotten.commit()).rejects.toThrow('idle for 30 s');
});

test('a transaction whose write never had its turn doesn’t commit, even if the error was ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = await client.transaction();
  await add(first, 'first');
  const second = await client.transaction();
  const ignored = add(second, 'second').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  await ignored;
  await first.commit();
  await expect(add(second, 'third')).rejects.toThrow('A write waited 10 s');
  await expect(second.commit()).rejects.toThrow('A write waited 10 s');
  await add(client, 'next');
  expect(await drivers()).toBe('first next');
});

/** Kills another process halfway through writing result sheets. */
async function writeUntilKilled(): Promise<void> {
  const script = join(import.meta.dirname, '../../../tests/backend/write-sheets.ts');
  const child = spawn(process.execPath, [script, join(folder, 'test.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('a process killed during a write leaves the old results or the new ones', async () => {
  for (let kill = 0; kill < 6; kill += 1) {
    await writeUntilKilled();
    const names = (await drivers()).split(' ');
    expect([names.length, new Set(names.map(([mark]) => mark)).size]).toEqual([60, 1]);
  }
}, 120_000);
