import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sentMessageSchema, type SentMessage } from '../../../lib/contract/timing.ts';

/** Stored beside the exports, so that it moves with them. */
const SENT_FILE = '.timing-sent.json';

/** What was last sent of a file. */
export type SentFile = {
  /** Of its text, as sent or refused. */
  readonly digest: string;
  /** The messages of a file of messages. The office may have corrected or removed them since, so that each is sent once. */
  readonly messages?: readonly SentMessage[];
};

const sentFileSchema = z.object({ digest: z.string(), messages: z.array(sentMessageSchema) });
/** By name; only a digest for files without messages. */
const sentSchema = z.record(z.string(), z.union([z.string(), sentFileSchema]));

export type SentFiles = {
  /** Undefined for a file of which nothing has been sent or refused yet. */
  readonly sentOf: (name: string) => SentFile | undefined;
  /** Records what was sent of files, by name. @throws if the folder can't be written */
  readonly note: (files: ReadonlyMap<string, SentFile>) => Promise<void>;
};

/** What has been sent of a folder's files, including by earlier runs. An unreadable record counts as none: everything is sent again. */
export async function openSentFiles(folder: string): Promise<SentFiles> {
  const path = join(folder, SENT_FILE);
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const sent = new Map(
    Object.entries(parsed(text)).map(([name, file]): [string, SentFile] => [
      name,
      typeof file === 'string' ? { digest: file } : file,
    ]),
  );
  return {
    sentOf: (name) => sent.get(name),
    async note(files) {
      for (const [name, file] of files) sent.set(name, file);
      const record = Object.fromEntries(
        [...sent].map(([name, file]) => [name, file.messages ? file : file.digest]),
      );
      // Written completely or not at all, whenever the machine is switched off.
      await writeFile(`${path}.new`, JSON.stringify(record, null, 2));
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
