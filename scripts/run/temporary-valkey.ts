import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canInstall, installPackage } from './debian-package.ts';
import { freePort } from './ports.ts';

const PROGRAMS = ['valkey-server', 'redis-server'] as const;
/** Two minutes: only a hanging server takes longer. */
const TRIES = 4800;
const TRY_MS = 25;

export type TemporaryValkey = {
  readonly url: string;
  /** Starts it again at the same address, empty. */
  readonly start: () => Promise<void>;
  /** Stops it as a crash would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const installed = () => PROGRAMS.find((name) => spawnSync(name, ['--version']).error === undefined);

/** Finds the server's program, and installs Debian's package if there is none. @throws if it can't be installed */
export function findValkey(): string {
  if (installed() === undefined && canInstall()) installPackage('valkey-server', 'redis-server');
  const program = installed();
  if (program === undefined) throw new Error('Neither Valkey nor Redis was found, or could be installed.');
  return program;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts an empty Valkey (or Redis, its predecessor) that stores nothing on disk. @throws if there is none */
export async function startValkey(): Promise<TemporaryValkey> {
  const program = findValkey();
  const folder = await mkdtemp(join(tmpdir(), 'valkey-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    child = spawn(program, [...args, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (await answers(port)) return;
      await delay(TRY_MS);
    }
    throw new Error(`${program} did not become ready.`);
  };
  // A killed test run must not leave it running.
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
