import { spawn } from 'node:child_process';
import type { SiteOnly } from '../scripts/run/site-only.ts';
import { freePort } from '../scripts/run/ports.ts';
import { BIN, childEnv, ROOT } from '../scripts/run/project.ts';

const READY_WITHIN_MS = 30_000;

/** Runs `next start` on the same build, with its own gzip, as a baseline. On a free port, so that nothing else can answer. */
export async function startPlainNext(contentApiUrl: string): Promise<SiteOnly> {
  const port = await freePort();
  // The binary itself, not `npx`: signals must reach the server.
  const child = spawn('node', [`${BIN}/next`, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: ROOT,
    env: childEnv({ NODE_ENV: 'production', CONTENT_API_URL: contentApiUrl, NEXT_COMPRESS: '1' }),
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${String(port)}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error('`next start` did not become ready in time.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid, stop };
}
