import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canInstall, installPackage } from './debian-package.ts';
import { freePort } from './ports.ts';

const run = promisify(execFile);
/** Two minutes: only a hanging server takes longer. */
const READY_TRIES = 1200;
const READY_TRY_MS = 100;
const FIRST_DATABASE = 'postgres';
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export type TemporaryPostgres = {
  readonly url: string;
  /** The started process, of which the server and its own processes are descendants. */
  readonly pid: () => number | undefined;
  /** Copies the database of `url`, which nobody may be using. @returns the copy's address */
  readonly copyTo: (name: string) => Promise<string>;
  /** Stops it as a power cut would, without notifying clients. */
  readonly kill: () => Promise<void>;
  /** Starts it again, with its data. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The folder of PostgreSQL's programs, newest version first; null if Debian's package isn't installed. */
function binFolder(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const folders = readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Installs PostgreSQL from Debian's packages if it is missing. @throws if it can't be installed */
export function findPostgres(): void {
  if (binFolder() !== null) return;
  if (canInstall()) installPackage('postgresql');
  if (binFolder() === null) throw new Error('PostgreSQL was not found and could not be installed.');
}

/** Whether PostgreSQL is installed. */
export const hasPostgres = (): boolean => binFolder() !== null;

/** PostgreSQL's own name and version; null if it isn't installed. */
export function postgresVersion(): string | null {
  const bin = binFolder();
  return bin === null
    ? null
    : execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
}

/** PostgreSQL refuses to run as root. Its package has created a user for it. */
const isRoot = userInfo().uid === 0;
const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

async function waitUntilReady(bin: string, socket: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    const isReady = await run(join(bin, 'pg_isready'), ['-h', socket, '-p', String(port)]).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((later) => setTimeout(later, READY_TRY_MS));
  }
  throw new Error('PostgreSQL did not become ready.');
}

/** Runs SQL in a database, in one transaction. @throws if PostgreSQL isn't installed, or refuses it */
export async function runSql(url: string, text: string): Promise<void> {
  const bin = binFolder();
  if (bin === null) throw new Error('PostgreSQL isn’t installed.');
  await run(join(bin, 'psql'), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', text, url]);
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
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', base, '-c', 'fsync=off'];
  const launch = () => spawn(...asUser(join(bin, 'postgres'), args), { stdio: 'ignore' });
  let server = launch();
  await waitUntilReady(bin, base, port);
  const kill = async () => {
    const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
    await run(...asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']));
    await ended;
  };
  const urlOf = (name: string) => `postgres://tester@127.0.0.1:${String(port)}/${name}`;
  return {
    url: urlOf(FIRST_DATABASE),
    pid: () => server.pid,
    copyTo: async (name) => {
      await run(join(bin, 'createdb'), [
        `--maintenance-db=${urlOf('template1')}`,
        `--template=${FIRST_DATABASE}`,
        name,
      ]);
      return urlOf(name);
    },
    kill,
    start: async () => {
      server = launch();
      await waitUntilReady(bin, base, port);
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await kill();
      await rm(base, { recursive: true, force: true });
    },
  };
}
