import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Stored beside the exports, so that it moves with them. */
const SENT_FILE = '.timing-sent.json';

const sentSchema = z.record(z.string(), z.string());

export type SentFiles = {
  /** The digest of a file's text when it was last sent or refused; undefined if never. */
  readonly digestOf: (name: string) => string | undefined;
  /** Records that files were sent. @throws if the folder can't be written */
  readonly note: (files: ReadonlyMap<string, string>) => Promise<void>;
};

/** What has been sent of a folder's files, including by earlier runs. An unreadable record counts as none: sending twice does no harm. */
export async function openSentFiles(folder: string): Promise<SentFiles> {
  const path = join(folder, SENT_FILE);
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const digests = new Map(Object.entries(parsed(text)));
  return {
    digestOf: (name) => digests.get(name),
    async note(files) {
      for (const [name, digest] of files) digests.set(name, digest);
      // Written completely or not at all, whenever the machine is switched off.
      await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(digests), null, 2));
      await rename(`${path}.new`, path);
    },
  };
}

function parsed(text: string): z.output<typeof sentSchema> {
  try {
    return sentSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
