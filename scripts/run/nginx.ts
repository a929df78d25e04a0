import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canInstall, installPackage } from './debian-package.ts';

const TICK_MS = 10;

const isThere = () => spawnSync('nginx', ['-v']).error === undefined;

/** Installs nginx from Debian's packages if it is missing. @throws if it can't be installed */
export function findNginx(): void {
  if (isThere()) return;
  if (canInstall()) installPackage('nginx-light', 'nginx');
  if (!isThere()) throw new Error('nginx was not found and could not be installed.');
}

export type RunningNginx = {
  /** The folder of its logs. */
  readonly logs: string;
  readonly stop: () => Promise<void>;
};

/** Waits until nginx listens: it then writes its process id. @throws if it ends before */
async function untilListening(nginx: ChildProcess, pidFile: string): Promise<void> {
  while (!existsSync(pidFile)) {
    if (nginx.exitCode !== null || nginx.signalCode !== null)
      throw new Error('nginx ended before it listened.');
    await delay(TICK_MS);
  }
}

/**
 * Runs Debian's nginx, which writes everything into a temporary folder.
 * @param httpOf returns the `http` part of the configuration; may write files into the given folder
 * @returns once it listens
 * @throws if nginx can't be installed, or refuses the configuration
 */
export async function runNginx(httpOf: (folder: string) => Promise<string> | string): Promise<RunningNginx> {
  findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // nginx's workers run as another user.
  await chmod(folder, 0o755);
  const logs = join(folder, 'log');
  const pidFile = join(folder, 'nginx.pid');
  await mkdir(logs);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  // Default logs, as in Debian's own nginx.conf, for servers without logs of their own.
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${pidFile}; error_log ${logs}/error.log;
     events { worker_connections 512; }
     http { access_log ${logs}/access.log; ${paths.join(' ')} ${await httpOf(folder)} }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = once(nginx, 'close');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await untilListening(nginx, pidFile);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    logs,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** Changes the shipped `site.conf` to listen on a local port without TLS. */
export const withoutTls = (site: string, port: number, folder: string): string =>
  site
    .replaceAll(/^ *(?:ssl_\w+ .+|listen \[::\].+);$/gm, '')
    .replaceAll('listen 80;', `listen unix:${folder}/plain.sock;`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${String(port)};`)
    .replaceAll('/var/log/nginx', `${folder}/log`);
