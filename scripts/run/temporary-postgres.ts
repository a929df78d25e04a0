import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export type TemporaryPostgres = { readonly url: string; readonly stop: () => Promise<void> };

/** The folder of PostgreSQL's programs, newest version first; null if Debian's package isn't installed. */
function binFolder(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const folders = readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root; the package has created a user for it. */
const isRoot = userInfo().uid === 0;
const asUser = (program: string, words: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...words]] : [program, [...words]];

async function waitUntilReady(bin: string, socket: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await run(join(bin, 'pg_isready'), ['-h', socket, '-p', String(port)]).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('PostgreSQL did not become ready.');
}

/** Starts an empty PostgreSQL; null if none is installed. */
export async function startPostgres(): Promise<TemporaryPostgres | null> {
  const bin = binFolder();
  if (!bin) return null;
  const base = await mkdtemp(join(tmpdir(), 'contract-postgres-'));
  await chmod(base, 0o777);
  const data = join(base, 'data');
  await run(
    ...asUser(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'tester',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
    ]),
  );
  const port = await freePort();
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', base, '-c', 'fsync=off'];
  const server = spawn(...asUser(join(bin, 'postgres'), words), { stdio: 'ignore' });
  await waitUntilReady(bin, base, port);
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
      await run(...asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']));
      await ended;
      await rm(base, { recursive: true, force: true });
    },
  };
}
