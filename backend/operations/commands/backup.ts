/** `npm run backup`: writes one dated file with everything that can't be regenerated. Safe while the site is running. */
import { resolve } from 'node:path';
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { makeBackup } from '../backup/backup.ts';
import { environment, readConfig } from '../../kernel/config.ts';
import { runCommand, printLine } from './run-command.ts';

const BYTES_PER_MB = 1_000_000;

await runCommand('No backup was made', async () => {
  const { positionals } = readCommandLine('npm run backup [-- FOLDER]', { allowPositionals: true });
  const [folder] = positionals;
  const { path, bytes, files, bucket } = await makeBackup(
    readConfig(environment()),
    folder === undefined ? undefined : resolve(folder),
  );
  printLine(`${path}: ${(bytes / BYTES_PER_MB).toFixed(1)} MB, ${numberInText(files)} files, verified.`);
  if (bucket !== null)
    printLine(
      `Uploads aren’t included: they’re in the bucket ${bucket}, and its versioning is their backup.`,
    );
  printLine(
    'The file contains password hashes, personal data and this site’s secrets: keep it as safe as the site itself.',
  );
});
