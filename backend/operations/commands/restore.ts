/** `npm run restore -- FILE`: restores a backup into an empty data folder, or with --replace into any. */
import { resolve } from 'node:path';
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { restoreBackup } from '../backup/restore.ts';
import { environment, readConfig } from '../../kernel/config.ts';
import { runCommand, printLine } from './run-command.ts';

const USAGE = 'npm run restore -- FILE [--replace]';

await runCommand('Nothing was restored', async () => {
  const { positionals, values } = readCommandLine(USAGE, {
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(`specify the backup file: ${USAGE}`);
  const settings = readConfig(environment());
  const { madeAt, files, replaced } = await restoreBackup(resolve(file), settings, values.replace);
  printLine(
    `Restored the backup of ${madeAt} to ${settings.dataDir} (${numberInText(files)} files). You can start the site now.`,
  );
  if (replaced !== null) printLine(`The previous data is in ${replaced}.`);
});
