import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnv, ROOT } from '../run/project.ts';

export type CommandOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Buffers the output and returns it at the end, for commands that run in parallel. */
  readonly isQuiet?: boolean;
};

/** How long the processes started by an interrupted tool may take to end by themselves. */
const GRACE_MS = 5_000;
const LOOK_MS = 50;

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Signals a tool's process group; 0 only checks. @returns whether any process was left */
function signal({ pid }: ChildProcess, name: 'SIGINT' | 'SIGKILL' | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Ends what an interrupted tool leaves running: Vitest exits without its teardown, and would leave databases behind. */
async function endGroup(child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < GRACE_MS && signal(child, 0); waited += LOOK_MS) await delay(LOOK_MS);
  signal(child, 'SIGKILL');
}

/** Asks running tools and their processes to end, as Ctrl-C does. A second call kills them. */
export function interruptCommands(): void {
  for (const child of running) signal(child, isInterrupted ? 'SIGKILL' : 'SIGINT');
  isInterrupted = true;
}

/**
 * Runs one of the project's tools in the project's folder. Never throws: a tool that can't be started has exit code 1. The tool has
 * its own process group, so Ctrl-C reaches only this command, which interrupts it (`interruptCommands`) and waits for it to end.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isQuiet = false }: CommandOptions = {},
): Promise<{ exitCode: number; output: string }> {
  if (isInterrupted) return { exitCode: 1, output: 'Interrupted.' };
  const child = spawn(command, args, {
    cwd: ROOT,
    env: childEnv(env),
    detached: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  running.add(child);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = Promise.withResolvers<number>();
  const groupEnded = Promise.withResolvers<unknown>();
  child.once('error', ({ message }) => {
    output.push(Buffer.from(message));
    ended.resolve(1);
    groupEnded.resolve(null);
  });
  // On exit rather than close: a process that it started may keep its output open.
  child.once('exit', () => groupEnded.resolve(isInterrupted ? endGroup(child) : null));
  child.once('close', (code) => ended.resolve(code ?? 1));
  const exitCode = await ended.promise;
  await groupEnded.promise;
  running.delete(child);
  return { exitCode, output: Buffer.concat(output).toString() };
}
