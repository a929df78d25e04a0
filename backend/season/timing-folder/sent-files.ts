import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Beside the exports, so that it goes where they go. */
export const SENT_FILE = '.timing-sent.json';

const sentSchema = z.record(z.string(), z.string());

export type SentFiles = {
  /** The digest of a file's text when it was last sent, or refused; undefined if it never was. */
  readonly digestOf: (name: string) => string | undefined;
  /** Notes that files were sent. @throws if the folder can't be written */
  readonly note: (files: ReadonlyMap<string, string>) => Promise<void>;
};

/** What was sent of a folder's files, also before this program was started. A record that can't be read counts as none: sending twice does no harm. */
export async function openSentFiles(folder: string): Promise<SentFiles> {
  const path = join(folder, SENT_FILE);
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const digests = new Map(Object.entries(parsed(text)));
  return {
    digestOf: (name) => digests.get(name),
    async note(files) {
      for (const [name, digest] of files) digests.set(name, digest);
      // Written whole or not at all, whenever the machine is switched off.
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
