import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from '../lib/shared/node/close-gracefully.ts';
import { ask, listen } from './test-support.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends requests one after the other over one connection until a response announces its end. */
async function useUntilClosed(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answered = 1; ; answered += 1) {
    const { connection } = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', agent }, (answer) =>
        answer
          .resume()
          .on('error', reject)
          .on('end', () => resolve(answer.headers)),
      );
      request.on('error', reject);
    });
    if (connection === 'close') return answered;
  }
}

describe('shutdown', () => {
  it('breaks no request on busy connections, and tells each of them to close', async () => {
    let count = 0;
    const { server, port } = await listen(async (_, response) => {
      count += 1;
      // Some responses are immediate, some take a moment.
      if (count % 3 === 0) await wait(count % 7);
      response.end('done');
    });
    const clients = Array.from({ length: 30 }, () => useUntilClosed(port));
    await expect.poll(() => count).toBeGreaterThan(3_000);
    const closed = closeGracefully(server);
    const answered = await Promise.all(clients);
    expect(answered.reduce((sum, some) => sum + some)).toBe(count);
    expect(await closed).toBe(true);
  });

  it('lets a running request finish, closes idle connections and soon accepts no new ones', async () => {
    const requested = Promise.withResolvers<null>();
    const { server, port } = await listen(async (request, response) => {
      if (request.url === '/slow') {
        requested.resolve(null);
        await wait(150);
      }
      response.end('done');
    });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get({ port, host: '127.0.0.1', path: '/', agent }, (answer) => answer.resume().on('end', resolve)),
    );
    const slow = ask(port, '/slow');
    await requested.promise;
    const closed = closeGracefully(server, 10_000, 200);
    const newcomer = () =>
      ask(port, '/').then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(newcomer).toBe('refused');
    expect((await slow).text).toBe('done');
    expect(await closed).toBe(true);
    agent.destroy();
  });

  it('answers a request that arrived while the process itself was busy, past the time of idle connections', async () => {
    const { server, port } = await listen((request, response) => {
      if (request.url === '/long-work') {
        // Another client sends a request meanwhile. Next comes the timer that closes idle connections.
        socket.write(REQUEST);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      }
      response.end('done');
    });
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.write(REQUEST);
    await expect.poll(() => received).toContain('done');
    const other = connect(port, '127.0.0.1');
    await once(other, 'connect');
    const closed = closeGracefully(server, 10_000, 100);
    other.write(REQUEST.replace('/', '/long-work'));
    await once(socket, 'close');
    expect(received.match(/done/g)).toHaveLength(2);
    expect(received).toContain('Connection: close');
    expect(await closed).toBe(true);
  });

  it('answers those who had connected before it began to stop, though it had not got round to them', async () => {
    const { server, port } = await listen((_, response) => {
      response.end('done');
    });
    const sockets = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        socket.write(REQUEST);
        return socket;
      }),
    );
    const closed = closeGracefully(server);
    const answers = sockets.map(async (socket) => {
      let received = '';
      for await (const chunk of socket) received += String(chunk);
      return received;
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/Connection: close[^]*done/);
    expect(await closed).toBe(true);
  });

  it('aborts what does not finish in time', async () => {
    const requested = Promise.withResolvers<null>();
    const { server, port } = await listen(() => requested.resolve(null));
    const stuck = ask(port, '/').catch(() => 'cut off');
    await requested.promise;
    expect(await closeGracefully(server, 50)).toBe(false);
    expect(await stuck).toBe('cut off');
  });
});
