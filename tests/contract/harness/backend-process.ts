import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { ProvidedContext } from 'vitest';
import type {} from '../../backend/prepared-data.ts';
import { freePort } from '../../../scripts/run/ports.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
/** The tests' backend takes this day for today. */
export const TEST_DAY = '2027-01-27';
const STOP_MS = 15_000;

export type Credentials = { readonly email: string; readonly password: string };
export type BackendProcess = {
  readonly url: string;
  readonly admin: Credentials;
  /** The lines that it has logged so far. */
  readonly log: () => readonly string[];
  /** Asks it to stop. Resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills the process, as a failing machine would. */
  readonly kill: () => Promise<void>;
  /** Disconnects from it, as a killed test run does. Resolves with its exit code when it has noticed. */
  readonly abandon: () => Promise<number | null>;
};

const eachLine = (stream: Readable | null, use: (line: string) => void) => {
  if (stream !== null) createInterface({ input: stream }).on('line', use);
};

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(force);
  return child.exitCode;
}

/** Kills a process. */
async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
  child.kill('SIGKILL');
  await ended;
}

function abandonProcess(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd));
  child.disconnect();
  return ended;
}

/** A data folder of its own for a backend, with a database that needs no preparation. */
export type OwnData = {
  readonly folder: string;
  /** The first account. */
  readonly admin: Credentials;
  readonly remove: () => Promise<void>;
};

/**
 * Copies what tests/prepared-database.ts prepared, because a start with an empty folder takes three times as long.
 * @param prepared what it provided
 */
export async function copyPreparedData({
  preparedData,
  preparedAdmin,
}: Pick<ProvidedContext, 'preparedData' | 'preparedAdmin'>): Promise<OwnData> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-data-'));
  await cp(preparedData, folder, { recursive: true });
  return { folder, admin: preparedAdmin, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Starts the built backend on a free port and waits until it is ready.
 * @param settings environment: data folder and database
 * @param known the first account, if the data is from an earlier start
 * @param root folder of another project with a build of its own
 * @throws with the last log lines if it doesn't start
 */
export async function startBackend(
  settings: Record<string, string>,
  known?: Credentials,
  root = PROJECT,
): Promise<BackendProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'backend/start.ts')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      BACKEND_PORT: String(port),
      DEMO_DATE: TEST_DAY,
      SEED_DEMO: 'false',
      ...settings,
    },
    // It stops when the channel closes: a killed test run leaves no backend behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const words: string[] = [];
  const logged: string[] = [];
  let admin = known;
  eachLine(child.stderr, (line) => {
    words.push(line);
    logged.push(line);
  });
  await new Promise<void>((ready, failed) => {
    child.once('exit', (code) =>
      failed(new Error(`The backend ended with ${code}: ${words.slice(-20).join('\n')}`)),
    );
    eachLine(child.stdout, (line) => {
      words.push(line);
      if (!line.startsWith('{"event"')) return;
      const event: unknown = JSON.parse(line);
      if (isFirstAdmin(event)) admin = { email: event.email, password: event.password };
      if (line.includes('"ready"')) ready();
    });
  });
  if (!admin) throw new Error('The backend reported no first account. Is the data folder empty?');
  return {
    url: `http://127.0.0.1:${port}`,
    admin,
    log: () => logged,
    stop: () => stopProcess(child),
    kill: () => killProcess(child),
    abandon: () => abandonProcess(child),
  };
}

const isFirstAdmin = (event: unknown): event is Credentials & { event: 'first-admin' } =>
  typeof event === 'object' && event !== null && Reflect.get(event, 'event') === 'first-admin';
