import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runWithInheritedSocket } from './inherited-socket.ts';
import { runNginx, withoutTls } from './nginx.ts';
import { freePort } from './ports.ts';
import { NODE_FLAGS } from './program.ts';
import { ROOT } from './project.ts';

const READY_WITHIN_MS = 60_000;
const TICK_MS = 50;

/** A site run as by the shipped service units, on the existing build. A small program stands in for systemd. */
export type SocketSite = {
  /** Of the shipped nginx in front, without TLS. */
  readonly siteUrl: string;
  /** Of the socket itself. */
  readonly socketUrl: string;
  /** `kill -9`. @returns the seconds until it is ready again */
  readonly kill: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** How long systemd waits before it restarts the site, in milliseconds. */
async function pauseOfUnit(): Promise<number> {
  const unit = await readFile(join(ROOT, 'ops/systemd/championship-site.service'), 'utf8');
  return Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1]) * 1000;
}

/** Starts it. @param env variables besides those that say where it listens and where its content comes from */
export async function startSocketSite(
  contentApiUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SocketSite> {
  const program = await runWithInheritedSocket([process.execPath, ...NODE_FLAGS, 'server/index.ts'], {
    pauseMs: await pauseOfUnit(),
    env: { NODE_ENV: 'production', LOG_LEVEL: 'silent', CONTENT_API_URL: contentApiUrl, ...env },
  });
  const socketUrl = `http://127.0.0.1:${String(program.port)}`;
  /** Waits for a response of the program itself, since the socket always accepts connections. */
  const ready = async () => {
    const startedAt = performance.now();
    for (;;) {
      const left = READY_WITHIN_MS - (performance.now() - startedAt);
      if (left <= 0) throw new Error('The site at the held socket is not ready.');
      const state = await fetch(`${socketUrl}/api/ready`, {
        signal: AbortSignal.timeout(Math.ceil(left)),
      }).then(
        (answer) => answer.text(),
        () => '',
      );
      if (state.includes('"status":"ready"')) return;
      await delay(TICK_MS);
    }
  };
  try {
    await ready();
    const port = await freePort();
    const nginx = await runNginx(async (folder) => {
      const shipped = await readFile(join(ROOT, 'ops/nginx/site.conf'), 'utf8');
      return withoutTls(shipped, port, folder).replaceAll(
        '127.0.0.1:3000',
        `127.0.0.1:${String(program.port)}`,
      );
    });
    return {
      siteUrl: `http://127.0.0.1:${String(port)}`,
      socketUrl,
      async kill() {
        const startedAt = performance.now();
        await program.kill();
        await ready();
        return (performance.now() - startedAt) / 1000;
      },
      async stop() {
        await nginx.stop();
        await program.stop();
      },
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}
