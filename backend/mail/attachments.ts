import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '../config.ts';

/** A file that goes with a mail. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

/** An attachment as the outbox keeps it: `file` names its bytes in the attachments' folder. */
export type KeptAttachment = {
  readonly filename: string;
  readonly content_type: string;
  readonly file: string;
};

const folder = () => join(config().dataDir, 'mail-attachments');
const NAME = /^[0-9a-f]{64}$/;

/** Keeps the bytes of attachments, under a name made of the mail's key and the bytes. */
export async function keepAttachments(
  key: string,
  attachments: readonly Attachment[],
): Promise<KeptAttachment[]> {
  if (attachments.length > 0) await mkdir(folder(), { recursive: true });
  return Promise.all(
    attachments.map(async ({ filename, contentType, content }) => {
      const file = createHash('sha256').update(key).update('\n').update(content).digest('hex');
      await writeFile(join(folder(), file), content, { mode: 0o600 });
      return { filename, content_type: contentType, file };
    }),
  );
}

/** The bytes of a kept attachment. @throws RangeError for a name that none has */
export function attachmentBytes(file: string): Promise<Buffer> {
  if (!NAME.test(file)) throw new RangeError('This is no name of an attachment.');
  return readFile(join(folder(), file));
}
