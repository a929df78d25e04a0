import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { ProgramEvent } from '../../server/process/events.ts';
import { childEnv, ROOT } from './project.ts';

/** Longer than the programs' own timeout for running requests. */
const KILL_AFTER_MS = 20_000;

const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), message: z.string() }),
  z.object({ event: z.literal('first-admin'), email: z.string(), password: z.string() }),
  z.object({ event: z.literal('ready'), port: z.number() }),
  z.object({ event: z.literal('error'), message: z.string() }),
]);

/** A failure that is reported to the person at the terminal in one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * On a machine with much memory, Node uses up to 128 MB for new objects and lets garbage grow to several times the memory in use. A
 * server of small responses needs neither (bench/memory.ts).
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20'] as const;

export type ProgramOptions = {
  /** Display name, for messages. */
  readonly title: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The project's folder; by default this project's. */
  readonly root?: string | undefined;
  /** How long the program drains when stopping (DRAIN_SECONDS). */
  readonly drainMs?: number;
  readonly onEvent: (event: ProgramEvent) => void;
  readonly onLog: (line: string) => void;
};

export type Program = {
  /** Resolves when it is ready; rejects with a StartError if it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<string>;
  readonly pid: number | undefined;
  /** Stops it and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

const parseEvent = (line: string): ProgramEvent | null => {
  if (!line.startsWith('{"event"')) return null;
  try {
    return eventSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

const eachLine = (stream: Readable | null, use: (line: string) => void) => {
  if (stream !== null) createInterface({ input: stream }).on('line', use);
};

/**
 * Starts one of the project's programs in a separate process and handles the events it prints. The program has its own process
 * group, so Ctrl-C reaches only this command, which then stops the programs in order.
 */
export function runProgram({
  title,
  script,
  args = [],
  env,
  root = ROOT,
  drainMs = 0,
  onEvent,
  onLog,
}: ProgramOptions): Program {
  const child: ChildProcess = spawn('node', [...NODE_FLAGS, script, ...args], {
    cwd: root,
    env: childEnv(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastError = '';
  let markReady: () => void = () => undefined;
  let markFailed: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    markReady = resolve;
    markFailed = reject;
  });
  // Not unhandled for callers that only await `ended`, which has the same reason.
  ready.catch(() => undefined);
  eachLine(child.stdout, (line) => {
    const event = parseEvent(line);
    if (event === null) return onLog(line);
    if (event.event === 'error') lastError = event.message;
    if (event.event === 'ready') markReady();
    onEvent(event);
  });
  eachLine(child.stderr, onLog);

  const ended = new Promise<string>((resolve) => {
    const finish = (reason: string) => {
      const message = lastError === '' ? `${title} stopped (${reason}).` : lastError;
      markFailed(new StartError(message));
      resolve(message);
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(signal ?? `exit code ${String(code)}`));
  });

  return {
    ready,
    ended,
    pid: child.pid,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS + drainMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
