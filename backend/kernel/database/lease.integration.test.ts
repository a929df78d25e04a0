/* @module-tag full */
import { EventEmitter } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { propertyOf } from '../../../lib/shared/record.ts';
import { startPostgres } from '../../../scripts/run/temporary-postgres.ts';
import { openTemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { setEnvironment } from '../config.ts';
import { isLeader, joinElection } from './lease.ts';

/** A network between a backend and PostgreSQL. @param port PostgreSQL's */
async function startNetwork(port: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const pair = [client, connect(port, '127.0.0.1')] as const;
    const [, upstream] = pair;
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    for (const socket of pair) socket.on('error', () => undefined);
    client.on('close', () => {
      upstream.destroy();
      pairs.delete(pair);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    /** From now on nothing arrives over today's connections, and neither end hears of it. */
    cut: () => {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream);
        upstream.unpipe(client);
      }
    },
    stop: () => {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

test('a backend whose connections were cut without a word takes part in the election again', async () => {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL could not be started.');
  onTestFinished(() => postgres.stop());
  const network = await startNetwork(Number(new URL(postgres.url).port));
  onTestFinished(network.stop);
  setEnvironment({
    TEST_DATABASE_SERVER: `postgres://tester@127.0.0.1:${String(network.port)}`,
    VALKEY_URL: 'redis://127.0.0.1:6379',
  });
  const { payload, close } = await openTemporaryPayload();
  onTestFinished(close);
  // Payload keeps its idle connections until the process ends, and the server stops before that.
  const pool = propertyOf(payload.db, 'pool');
  if (pool instanceof EventEmitter) pool.on('error', () => undefined);
  // Leaves a connection in the pool.
  await payload.find({ collection: 'testimonials', limit: 1 });
  network.cut();
  const stop = joinElection(payload);
  onTestFinished(stop);
  expect(isLeader()).toBe(false);
  await expect.poll(isLeader).toBe(true);
});
