import { Agent, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from '../lib/shared/node/close-gracefully.ts';
import { ask, listen } from './test-support.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one request after the other over one connection until a response says that it was the last. */
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
    await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(3_000);
    const closed = closeGracefully(server);
    const answered = await Promise.all(clients);
    expect(answered.reduce((sum, some) => sum + some)).toBe(count);
    expect(await closed).toBe(true);
  });

  it('lets a running request finish, closes idle connections and accepts no new ones', async () => {
    const asked = Promise.withResolvers<null>();
    const { server, port } = await listen(async (request, response) => {
      if (request.url === '/slow') {
        asked.resolve(null);
        await wait(150);
      }
      response.end('done');
    });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get({ port, host: '127.0.0.1', path: '/', agent }, (answer) => answer.resume().on('end', resolve)),
    );
    const slow = ask(port, '/slow');
    await asked.promise;
    const closed = closeGracefully(server, 10_000, 200);
    await expect(ask(port, '/')).rejects.toThrow();
    expect((await slow).text).toBe('done');
    expect(await closed).toBe(true);
    agent.destroy();
  });

  it('aborts what does not finish in time', async () => {
    const asked = Promise.withResolvers<null>();
    const { server, port } = await listen(() => asked.resolve(null));
    const stuck = ask(port, '/').catch(() => 'cut off');
    await asked.promise;
    expect(await closeGracefully(server, 50)).toBe(false);
    expect(await stuck).toBe('cut off');
  });
});
