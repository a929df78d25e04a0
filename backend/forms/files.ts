import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionAfterDeleteHook } from 'payload';
import { z } from 'zod';
import { formFileSchema } from '../../lib/contract/endpoints/payments.ts';
import { config } from '../config.ts';
import { say, type Words } from '../words/sentences.ts';
import type { AskedField } from './asked-fields.ts';
import { sniffFile, sniffSignature, type FileKind } from './sniff.ts';

/** Largest file of a form, in bytes. */
const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 8 * MEGABYTE;
const TYPED_NAME_LENGTH = 120;

/** A file as it was sent, looked at but not kept yet. */
export type SentFile = {
  readonly field: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
};

/** A file as a submission names it; `file` is the name of its bytes in the folder of form files. */
const keptFileSchema = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  file: z.string(),
});
export type KeptFile = z.infer<typeof keptFileSchema>;

/** What came with one field: files, a typed name instead of a drawn signature, or what is wrong with them. */
export type CheckedFiles =
  | { readonly files: readonly SentFile[]; readonly typed: string }
  | { readonly problem: Words; readonly isWrongType: boolean };

const refused = (problem: Words, isWrongType = false): CheckedFiles => ({ problem, isWrongType });

const DATA_URI = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/=\s]+)$/;

const bytesOf = (uri: string): Buffer | null => {
  const [, base64] = DATA_URI.exec(uri) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};

/** A name to show: no folders, no control characters, the ending that the bytes have. */
function safeName(name: string, { extension }: FileKind): string {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '')
    .trim()
    .slice(0, 100);
  return `${stem || 'file'}.${extension}`;
}

/** Looks at the files of one field. */
export function checkFiles(field: AskedField, given: unknown): CheckedFiles {
  const parsed = z
    .array(formFileSchema)
    .max(10)
    .safeParse(given ?? []);
  if (!parsed.success) return refused('Send files as a list of name and content.');
  if (parsed.data.length === 0)
    return field.isRequired
      ? refused(say('form.required', { label: field.label }))
      : { files: [], typed: '' };
  const files: SentFile[] = [];
  for (const { name, content } of parsed.data) {
    const bytes = bytesOf(content);
    if (!bytes || bytes.length === 0) return refused(say('form.fileEmpty', { name }));
    if (bytes.length > MAX_FILE_BYTES)
      return refused(say('form.fileTooLarge', { name, max: MAX_FILE_BYTES / MEGABYTE }));
    const kind = sniffFile(bytes);
    if (!kind) return refused(say('form.fileKind', { name }), true);
    files.push({ field: field.name, name: safeName(name, kind), kind, bytes });
  }
  return { files, typed: '' };
}

/** Looks at a signature: a drawing as a data URI, or a typed name for whoever cannot draw. */
export function checkSignature(field: AskedField, given: unknown): CheckedFiles {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '')
    return field.isRequired
      ? refused(say('form.required', { label: field.label }))
      : { files: [], typed: '' };
  if (!text.startsWith('data:')) {
    return text.length <= TYPED_NAME_LENGTH ? { files: [], typed: text } : refused(say('form.signatureName'));
  }
  const bytes = bytesOf(text);
  const kind = bytes && sniffSignature(bytes);
  if (!bytes || !kind) return refused(say('form.signatureKind'), true);
  return { files: [{ field: field.name, name: `signature.${kind.extension}`, kind, bytes }], typed: '' };
}

const folder = () => join(config().dataDir, 'form-files');
const NAME = /^[\w-]{32}$/;

/** Keeps files where only the CMS reaches them. */
export async function keepFiles(files: readonly SentFile[]): Promise<KeptFile[]> {
  if (files.length > 0) await mkdir(folder(), { recursive: true, mode: 0o700 });
  return Promise.all(
    files.map(async ({ field, name, kind, bytes }) => {
      const file = randomBytes(24).toString('base64url');
      await writeFile(join(folder(), file), bytes, { mode: 0o600 });
      return { field, name, type: kind.type, size: bytes.length, file };
    }),
  );
}

/** Deletes kept files. */
export async function dropFiles(files: readonly KeptFile[]): Promise<void> {
  await Promise.all(
    files.filter(({ file }) => NAME.test(file)).map(({ file }) => rm(join(folder(), file), { force: true })),
  );
}

/** The files that a submission names. */
export const keptFiles = (value: unknown): KeptFile[] => {
  const parsed = z.array(keptFileSchema).safeParse(typeof value === 'string' ? JSON.parse(value) : value);
  return parsed.success ? parsed.data : [];
};

/** The bytes of a kept file. */
export const fileBytes = ({ file }: KeptFile): Promise<Buffer> => readFile(join(folder(), file));

/** Deletes a submission's files after it. */
export const removeSubmissionFiles: CollectionAfterDeleteHook = async ({ doc }) => {
  await dropFiles(keptFiles(doc.files));
};
