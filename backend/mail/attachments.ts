import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '../kernel/config.ts';

/** A file attached to an email. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

/** An attachment as stored in the outbox; `file` is its name in the attachments folder. */
export type KeptAttachment = {
  readonly filename: string;
  readonly content_type: string;
  readonly file: string;
};

const folder = () => join(config().dataDir, 'mail-attachments');
const NAME = /^[0-9a-f]{64}$/;

/** Stores the bytes of attachments, under a name derived from the email's key and the bytes. */
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

/** A stored attachment's bytes. @throws RangeError for an unknown name */
export function attachmentBytes(file: string): Promise<Buffer> {
  if (!NAME.test(file)) throw new RangeError('Invalid attachment name.');
  return readFile(join(folder(), file));
}

/** Deletes the bytes of stored attachments; missing ones are ignored. */
export async function removeAttachments(kept: readonly { readonly file: string }[]): Promise<void> {
  const files = kept.map(({ file }) => file).filter((file) => NAME.test(file));
  await Promise.all(files.map((file) => rm(join(folder(), file), { force: true })));
}
