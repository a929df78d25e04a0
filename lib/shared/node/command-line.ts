import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The options and arguments of a command. `--help` prints how it is used and ends the process; an option that does not exist is named with
 * the same lines, and ends it with 2.
 * @param usage one line or several, beginning with the command
 */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [what = ''] = error.message.split('. ');
    process.stderr.write(`${what.replace(/\.$/, '')}.\n${usage}\n`);
    process.exit(2);
  }
}
