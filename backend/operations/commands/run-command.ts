import '../../kernel/import-fast.ts';
import { EnvironmentError } from '../../../lib/shared/node/environment.ts';
import { errorMessage } from '../../kernel/log/report.ts';

/** Prints a line for the person at the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const flushed = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => {
    stream.write('', () => {
      resolve();
    });
  });

/** Ends the process once its output has been read: a slow reader would otherwise lose the rest. */
async function exit(code: number): Promise<never> {
  await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
  process.exit(code);
}

/** Runs a command: exit code 0, or 1 with one line saying why it failed. @param title what failed, for the start of that line */
export async function runCommand(title: string, command: () => Promise<void>): Promise<never> {
  try {
    await command();
  } catch (error) {
    const message = error instanceof EnvironmentError ? error.message : `${title}: ${errorMessage(error)}`;
    process.stderr.write(`${message.replace(/\s*\n\s*/g, ' ')}\n`);
    return exit(1);
  }
  return exit(0);
}
