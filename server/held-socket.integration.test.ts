import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { findNginx } from '../scripts/run/nginx.ts';
import { freePort } from '../scripts/run/ports.ts';
import { ROOT } from '../scripts/run/project.ts';
import { ask } from './test-support.ts';

const KILLS = 3;
const AT_ONCE = 20;

/** What systemd does with a socket unit: holds a listening socket, and starts a program with it again whenever that is killed. */
const HOLDER = `
use strict; use IO::Socket::INET; use POSIX (); $^F = 255; $| = 1;
my $socket = IO::Socket::INET->new(Listen => 128, LocalAddr => '127.0.0.1', LocalPort => 0) or die $!;
POSIX::dup2(fileno($socket), 3);
print 'port ', $socket->sockport, "\\n";
do {
  my $pid = fork();
  if (!$pid) {
    @ENV{qw(LISTEN_PID LISTEN_FDS HELD_PORT)} = ($$, 1, $socket->sockport);
    exec @ARGV;
  }
  print "started $pid\\n";
  waitpid($pid, 0);
} until ($? >> 8);
`;

/** A program that listens as the site does, and says who it is. @param port as an expression */
const programAt = (port: string) => `
import { createServer } from 'node:http';
import { heldSocket } from ${JSON.stringify(join(ROOT, 'lib/config/held-socket.ts'))};
import { listenOn } from ${JSON.stringify(join(ROOT, 'server/listen-on.ts'))};
const server = createServer((_, response) => setTimeout(() => response.end(String(process.pid)), 10));
await listenOn(server, { host: '127.0.0.1', port: ${port} }, heldSocket()).catch((error) => {
  console.log('refused', error.message);
  process.exit(1);
});
`;

/** Runs a program in a held socket. */
async function hold(program: string) {
  const node = [process.execPath, '--input-type=module', '-e', program];
  const holder = spawn('perl', ['-e', HOLDER, ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: holder.stdout }).on('line', (line) => lines.push(line));
  const ended = once(holder, 'exit');
  const said = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length + 1));
  const pid = () => Number(said('started').at(-1) ?? 0);
  onTestFinished(async () => {
    if (holder.exitCode === null) {
      holder.kill('SIGKILL');
      process.kill(pid(), 'SIGKILL');
    }
    await ended;
  });
  await expect.poll(() => said('started')).toHaveLength(1);
  return {
    port: Number(said('port')[0]),
    pid,
    said,
    ended,
    /** Kills the program. Resolves once it is gone, and the next one is about to start. */
    async kill() {
      const before = said('started').length;
      process.kill(pid(), 'SIGKILL');
      await expect.poll(() => said('started').length, { interval: 5 }).toBeGreaterThan(before);
    },
  };
}

test('whoever comes while the site is killed and started again waits, and is answered', async () => {
  const held = await hold(programAt('Number(process.env.HELD_PORT)'));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await held.kill();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(held.port, '/')));
    for (const { status, text } of answers) expect([status, Number(text)]).toEqual([200, held.pid()]);
  }
});

test('with the nginx configuration in front, no page that is being read fails either', async () => {
  findNginx();
  const held = await hold(programAt('Number(process.env.HELD_PORT)'));
  const shipped = await readFile(join(ROOT, 'ops/nginx/site.conf'), 'utf8');
  const [upstream = ''] = /^upstream championship_site \{[^}]+\}$/m.exec(shipped) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'held-'));
  // nginx's workers have a user of their own.
  await chmod(folder, 0o755);
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http {
       access_log off; ${paths.join(' ')}
       ${upstream.replaceAll('127.0.0.1:3000', `127.0.0.1:${String(held.port)}`)}
       server {
         listen 127.0.0.1:${String(port)};
         location / { proxy_pass http://championship_site; proxy_http_version 1.1; proxy_set_header Connection ""; }
       }
     }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(nginx, 'close');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
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
  /** Resolves once every reader has been answered some more times: on a busy machine others come first, and no crash follows another that soon. */
  const readOn = async () => {
    const before = statuses.map((own) => own.length);
    const more = () => Math.min(...statuses.map((own, reader) => own.length - (before[reader] ?? 0)));
    await expect.poll(more).toBeGreaterThan(3);
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await readOn();
    await held.kill();
  }
  await readOn();
  state.isOver = true;
  await Promise.all(readers);
  expect([...new Set(statuses.flat())]).toEqual([200]);
});

test('a held socket at another address than the settings say stops the start', async () => {
  const held = await hold(programAt('Number(process.env.HELD_PORT) + 1'));
  await held.ended;
  const [said = ''] = held.said('refused');
  expect(said).toContain(`HOST and PORT say 127.0.0.1:${String(held.port + 1)}`);
  expect(said).toContain(`at 127.0.0.1:${String(held.port)}. Change ListenStream`);
});
