import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runWithInheritedSocket } from '../../scripts/run/inherited-socket.ts';
import { runNginx } from '../../scripts/run/nginx.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { ROOT } from '../../scripts/run/project.ts';
import { ask } from '../test-support.ts';

const KILLS = 3;
const AT_ONCE = 20;

/** A program that listens like the site and answers with its process id. @param port as an expression */
const programAt = (port: string) => `
import { createServer } from 'node:http';
import { inheritedSocket } from ${JSON.stringify(join(ROOT, 'lib/config/inherited-socket.ts'))};
import { listenOn } from ${JSON.stringify(join(ROOT, 'server/http/listen-on.ts'))};
const server = createServer((_, response) => setTimeout(() => response.end(String(process.pid)), 10));
await listenOn(server, { host: '127.0.0.1', port: ${port} }, inheritedSocket()).catch((error) => {
  console.log('refused', error.message);
  process.exit(1);
});
`;

/** Runs a program that inherits a socket until the test ends. */
async function hold(program: string) {
  const site = await runWithInheritedSocket([process.execPath, '--input-type=module', '-e', program]);
  onTestFinished(site.stop);
  return site;
}

test('whoever comes while the site is killed and started again waits, and is answered', async () => {
  const site = await hold(programAt('Number(process.env.PORT)'));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await site.kill();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(site.port, '/')));
    for (const { status, text } of answers) expect([status, Number(text)]).toEqual([200, site.pid()]);
  }
});

test('with the nginx configuration in front, no page that is being read fails either', async () => {
  const site = await hold(programAt('Number(process.env.PORT)'));
  const shipped = await readFile(join(ROOT, 'ops/nginx/site.conf'), 'utf8');
  const [upstream = ''] = /^upstream championship_site \{[^}]+\}$/m.exec(shipped) ?? [];
  const port = await freePort();
  const nginx = await runNginx(
    () => `
      ${upstream.replaceAll('127.0.0.1:3000', `127.0.0.1:${String(site.port)}`)}
      server {
        listen 127.0.0.1:${String(port)};
        location / { proxy_pass http://championship_site; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }`,
  );
  onTestFinished(nginx.stop);
  const statusNow = () =>
    ask(port, '/').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(statusNow).toBe(200);

  const state = { isOver: false };
  const statuses: number[][] = Array.from({ length: AT_ONCE }, () => []);
  const readers = statuses.map(async (own) => {
    while (!state.isOver) own.push(await statusNow());
  });
  /** Resolves once every reader has got some more answers, so that on a busy machine crashes don't follow each other too soon. */
  const readOn = async () => {
    const before = statuses.map((own) => own.length);
    const more = () => Math.min(...statuses.map((own, reader) => own.length - (before[reader] ?? 0)));
    await expect.poll(more).toBeGreaterThan(3);
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await readOn();
    await site.kill();
  }
  await readOn();
  state.isOver = true;
  await Promise.all(readers);
  expect([...new Set(statuses.flat())]).toEqual([200]);
});

test('a held socket at another address than the settings say stops the start', async () => {
  const site = await hold(programAt('Number(process.env.PORT) + 1'));
  await site.ended;
  const [message = ''] = site.printed('refused');
  expect(message).toContain(`HOST and PORT say 127.0.0.1:${String(site.port + 1)}`);
  expect(message).toContain(`at 127.0.0.1:${String(site.port)}. Change ListenStream`);
});
