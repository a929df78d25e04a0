import { spawn, type ChildProcess } from 'node:child_process';
import { childEnv, ROOT } from '../run/project.ts';

export type CommandOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Buffers the output and returns it at the end, for commands that run in parallel. */
  readonly isQuiet?: boolean;
};

const running = new Set<ChildProcess>();

/** Asks the tools that still run to end, as Ctrl-C does. */
export const interruptCommands = (): void => running.forEach((child) => child.kill('SIGINT'));

/** Runs one of the project's tools in its folder. Never throws: a tool that can't be started has exit code 1. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isQuiet = false }: CommandOptions = {},
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnv(env),
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ exitCode: code ?? 1, output: Buffer.concat(output).toString() });
    });
  });
}
