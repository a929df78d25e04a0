import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HEALTH_PATH } from '../../lib/shared/node/readiness.ts';
import { buildImage, type Image } from '../../scripts/image/build-image.ts';
import { UnsupportedError, runInRoot, startInRoot, type InRoot } from '../../scripts/image/clean-root.ts';
import { until } from '../../scripts/run/many-machines.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { notTried } from '../not-tried.ts';

/** Guards against a hang: packages are installed, and both programs are built. */
const TEST_MS = 60 * 60_000;
const STARTED_MS = 5 * 60_000;
const REMOVED_MS = 2 * 60_000;
/** The image's user. */
const NODE_ID = 1000;
/** As compose.yaml has it. */
const IN_MEMORY = 'mode=1777';

const newFolder = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), name));
  // It may have a whole Debian in it.
  onTestFinished(() => rm(folder, { recursive: true, force: true }), REMOVED_MS);
  return folder;
};

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

test(
  'every step of the image works in a clean Debian, and both programs run in it as compose.yaml starts them: without root, on a read-only file system',
  { timeout: TEST_MS },
  async (context) => {
    const folder = await newFolder('image-');
    const data = await newFolder('image-data-');
    await chown(data, NODE_ID, NODE_ID);
    let image: Image;
    try {
      image = await buildImage(folder);
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
      // What a finished test removes stays after one that isn't tried.
      for (const one of [folder, data]) await rm(one, { recursive: true, force: true });
      return notTried(context, error.message);
    }
    const { root, entrypoint } = image;
    const [port, backendPort] = [String(await freePort()), String(await freePort())];
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const siteUrl = `http://127.0.0.1:${port}`;
    const inside = (env: Readonly<Record<string, string>>, inMemory: InRoot['inMemory'] = {}): InRoot => ({
      cwd: image.cwd,
      user: image.user,
      isReadOnly: true,
      folders: { '/data': data },
      inMemory: { '/tmp': IN_MEMORY, ...inMemory },
      env: {
        ...image.env,
        HOST: '127.0.0.1',
        PORT: port,
        BACKEND_PORT: backendPort,
        SITE_URL: siteUrl,
        SEED_DEMO: 'false',
        ...env,
      },
    });
    const logged: string[] = [];
    const start = (command: readonly string[], options: InRoot) => {
      const child = startInRoot(root, [...entrypoint, ...command], options);
      const ended = once(child, 'exit');
      for (const output of [child.stdout, child.stderr])
        output?.setEncoding('utf8').on('data', (text: string) => logged.push(text));
      onTestFinished(() => void child.kill('SIGKILL'));
      return {
        async stop() {
          child.kill('SIGTERM');
          return (await ended)[0];
        },
      };
    };
    const isStarted = (url: string) =>
      until(() => isUp(url), STARTED_MS).catch((cause: unknown) => {
        throw new Error(logged.slice(-20).join(''), { cause });
      });

    const backend = start(
      ['backend/start.ts'],
      inside({ REVALIDATE_URL: `http://127.0.0.1:${port}/api/revalidate` }),
    );
    await isStarted(backendUrl + HEALTH_PATH);
    const site = start(
      image.command,
      inside({ CONTENT_API_URL: backendUrl }, { '/app/.next/cache': IN_MEMORY }),
    );
    await isStarted(siteUrl + HEALTH_PATH);
    await until(() => isUp(siteUrl), STARTED_MS);

    // A backup, and what backups of PostgreSQL need.
    await runInRoot(
      root,
      [...entrypoint, 'backend/operations/commands/backup.ts', '/data/backups'],
      inside({}),
    );
    expect(await readdir(join(data, 'backups'))).toEqual([
      expect.stringMatching(/^championship-.+\.tar\.gz$/),
    ]);
    expect(await runInRoot(root, ['pg_dump', '--version'], inside({}))).toMatch(/^pg_dump/);

    // Nobody in it is root, or changes the program.
    expect(await runInRoot(root, ['id', '--user'], inside({}))).toBe(`${String(NODE_ID)}\n`);
    await expect(runInRoot(root, ['touch', '/app/package.json'], inside({}))).rejects.toThrow('exit code 1');
    await expect(
      runInRoot(root, ['touch', '/app/package.json'], { ...inside({}), isReadOnly: false }),
    ).rejects.toThrow('exit code 1');

    expect([await site.stop(), await backend.stop()]).toEqual([0, 0]);
  },
);
