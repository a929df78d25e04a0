import { spawn, type ChildProcess } from 'node:child_process';
import type { SiteOnly } from '../scripts/run/site-only.ts';
import { freePort } from '../scripts/run/ports.ts';
import { BIN, childEnv, ROOT } from '../scripts/run/project.ts';

const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

/**
 * Waits until a server answers at all.
 * @throws if it ends or takes too long
 */
export async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error(`${child.spawnfile} did not become ready in time.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Runs `next start`, with its own gzip, as a baseline. On a free port, so that nothing else can answer.
 * @param folder the built app; by default the site itself
 */
export async function startPlainNext(contentApiUrl: string, folder: string = ROOT): Promise<SiteOnly> {
  const port = await freePort();
  // The binary itself, not `npx`: signals must reach the server.
  const child = spawn('node', [`${BIN}/next`, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    env: childEnv({ NODE_ENV: 'production', CONTENT_API_URL: contentApiUrl, NEXT_COMPRESS: '1' }),
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${String(port)}`;
  await untilAnswers(`${url}/`, child);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid, stop };
}
