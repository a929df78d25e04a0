import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The options and arguments of a command. `--help` prints its usage and ends the process; an unknown option is reported with the usage, and
 * ends it with status 2.
 * @param usage one or more lines, beginning with the command
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
