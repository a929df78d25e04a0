import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { asFailure } from '../failure.ts';
import { TOGETHER } from './adapter.ts';
import { sendToPostgres } from './postgres-transaction.ts';

const opened = temporaryPayload();

/** PostgreSQL's answer to whoever connects: welcome, and ready. */
const READY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A pool of one connection, to a server that lets it in and then says nothing. `heard` waits until a text has arrived there. */
async function silentPostgres() {
  const sockets: Socket[] = [];
  let received = '';
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => {
      socket.on('data', (data) => {
        received += data.toString('latin1');
        server.emit('heard');
      });
      socket.write(READY);
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { pg } = postgresAdapter({ pool: {} }).init({ payload: opened.payload });
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 2_000, ...TOGETHER });
  // The server hangs up at the end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const heard = async (text: string) => {
    while (!received.includes(text)) await once(server, 'heard');
    return received;
  };
  return { pool, heard };
}

test('a transaction is sent as a whole, before any of it is answered', async () => {
  const { pool, heard } = await silentPostgres();
  void sendToPostgres(pool, [
    ['UPDATE stock SET taken = $1', [1]],
    ['SELECT $1', ['two']],
  ]).catch(() => undefined);
  expect(await heard('COMMIT')).toMatch(/BEGIN[^]+UPDATE stock[^]+two[^]+COMMIT/);
});

test('a call whose query gets no connection in time is answered with 503, and when to come again', async () => {
  const { pool, heard } = await silentPostgres();
  void pool.query('SELECT 1').catch(() => undefined);
  await heard('SELECT 1');
  const error: unknown = await pool.query('SELECT 2').catch((reason: unknown) => reason);
  // As Payload throws it.
  expect(asFailure(new Error('Failed query', { cause: error }))).toMatchObject({
    status: 503,
    details: { headers: { 'Retry-After': '5' } },
  });
});
