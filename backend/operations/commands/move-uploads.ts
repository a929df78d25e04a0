/**
 * `npm run move-uploads`: copies the uploads from DATA_DIR to the bucket in S3_BUCKET, or back with `--back`. The originals stay. It may be
 * run again: files that are the same in both places aren't sent again.
 */
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { environment, readConfig } from '../../kernel/config.ts';
import { prepareDataDir } from '../../kernel/data-dir.ts';
import { log } from '../../kernel/log/log.ts';
import { createDiskStorage } from '../../kernel/storage/disk-storage.ts';
import { createS3Storage } from '../../kernel/storage/s3-storage.ts';
import { StorageUnavailable } from '../../kernel/storage/storage.ts';
import { moveUploads, type MovedFolder } from '../move-uploads/move-uploads.ts';
import { printLine, runCommand } from './run-command.ts';

const CHECKSUM_CHARACTERS = 16;

function printTable(moved: readonly MovedFolder[]): void {
  const wide = Math.max(...moved.map(({ folder }) => folder.length));
  const row = (folder: string, files: string, sent: string, bytes: string, checksum: string) =>
    printLine(
      `${folder.padEnd(wide)}  ${files.padStart(6)}  ${sent.padStart(6)}  ${bytes.padStart(12)}  ${checksum}`.trimEnd(),
    );
  row('folder', 'files', 'copied', 'bytes', 'checksum in both places');
  for (const { folder, files, copied, bytes, checksum } of moved)
    row(folder, String(files), String(copied), String(bytes), checksum.slice(0, CHECKSUM_CHARACTERS));
}

await runCommand('The uploads were not moved', async () => {
  const { values } = readCommandLine('npm run move-uploads [-- --back]', {
    options: { back: { type: 'boolean', default: false } },
  });
  // Problems are reported in one line, below.
  log.level = 'silent';
  const settings = readConfig(environment());
  const { s3, dataDir } = settings;
  if (s3 === null) throw new Error('set S3_BUCKET and the variables that go with it');
  prepareDataDir(settings);
  const [disk, bucket] = [createDiskStorage(dataDir), createS3Storage(s3)];
  const moved = await (values.back ? moveUploads(bucket, disk) : moveUploads(disk, bucket)).catch(
    (error: unknown) => {
      throw error instanceof StorageUnavailable ? error.cause : error;
    },
  );
  printTable(moved);
  const files = moved.reduce((sum, folder) => sum + folder.files, 0);
  printLine(
    values.back
      ? `${numberInText(files)} files are in ${dataDir} and match those in ${s3.bucket}. Remove S3_BUCKET, then start the site.`
      : `${numberInText(files)} files are in ${s3.bucket} and match those in ${dataDir}. Keep S3_BUCKET set when you start the site.`,
  );
});
