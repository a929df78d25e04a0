import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from './shutdown.ts';
import { ask, listen } from './test-support.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('shutdown', () => {
  it('lets a request under way finish, closes idle connections and takes no new ones', async () => {
    const { server, port } = await listen(async (request, response) => {
      if (request.url === '/slow') await wait(150);
      response.end('done');
    });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get({ port, host: '127.0.0.1', path: '/', agent }, (answer) => answer.resume().on('end', resolve)),
    );
    const slow = ask(port, '/slow');
    await wait(30);
    const closed = closeGracefully(server);
    await expect(ask(port, '/')).rejects.toThrow();
    expect((await slow).text).toBe('done');
    expect(await closed).toBe(true);
    agent.destroy();
  });

  it('cuts off what does not finish in time', async () => {
    const { server, port } = await listen(() => undefined);
    const stuck = ask(port, '/').catch(() => 'cut off');
    await wait(30);
    expect(await closeGracefully(server, 50)).toBe(false);
    expect(await stuck).toBe('cut off');
  });
});
