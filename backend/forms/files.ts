import { randomBytes } from 'node:crypto';
import type { CollectionAfterDeleteHook } from 'payload';
import { z } from 'zod';
import { formFileSchema } from '../../lib/contract/endpoints/forms.ts';
import { MAX_FORM_FILE_BYTES, MAX_FORM_FILES } from '../../lib/contract/limits.ts';
import { msg, type ResponseText } from '../kernel/messages/messages.ts';
import { storage } from '../kernel/storage/current-storage.ts';
import { storedBytes } from '../kernel/storage/storage.ts';
import type { AskedField } from './asked-fields.ts';
import { sniffFile, sniffSignature, type FileKind } from './sniff.ts';
import { copyUpload, findUpload } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
const TYPED_NAME_LENGTH = 120;

/** A file as received, checked but not stored yet. */
export type SentFile = {
  readonly field: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
  /** Its bytes, or its upload's id. */
  readonly content: Buffer | string;
};

/** A file as listed in a submission; `file` is its name in the form files folder. */
const submissionFileSchema = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  file: z.string(),
});
export type SubmissionFile = z.infer<typeof submissionFileSchema>;

/** The content of one field: files, a typed name instead of a drawn signature, or what is wrong with them. */
export type CheckedFiles =
  | { readonly files: readonly SentFile[]; readonly typed: string }
  | { readonly problem: ResponseText; readonly isWrongType: boolean };

const refused = (problem: ResponseText, isWrongType = false): CheckedFiles => ({ problem, isWrongType });

const DATA_URI = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/=\s]+)$/;

const bytesOf = (uri: string): Buffer | null => {
  const [, base64] = DATA_URI.exec(uri) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};

/** A file name for display: no folders, no control characters, and the extension that matches its bytes. */
function safeName(name: string, { extension }: FileKind): string {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '')
    .trim()
    .slice(0, 100);
  return `${stem || 'file'}.${extension}`;
}

type Inspected =
  { readonly file: Omit<SentFile, 'field'> } | Extract<CheckedFiles, { problem: ResponseText }>;

/** Checks one file: its bytes, or what was found when it was uploaded. */
async function inspect(given: z.infer<typeof formFileSchema>): Promise<Inspected> {
  const { name } = given;
  if ('upload' in given) {
    const found = await findUpload(given.upload);
    return found
      ? { file: { name: safeName(name, found.kind), ...found, content: given.upload } }
      : { problem: msg('form.fileGone', { name }), isWrongType: false };
  }
  const bytes = bytesOf(given.content);
  if (!bytes || bytes.length === 0) return { problem: msg('form.fileEmpty', { name }), isWrongType: false };
  const size = bytes.length;
  if (size > MAX_FORM_FILE_BYTES) {
    const max = MAX_FORM_FILE_BYTES / MEGABYTE;
    return { problem: msg('form.fileTooLarge', { name, max }), isWrongType: false };
  }
  const kind = sniffFile(bytes);
  if (!kind) return { problem: msg('form.fileKind', { name }), isWrongType: true };
  return { file: { name: safeName(name, kind), kind, size, content: bytes } };
}

/** Checks the files of one field. */
export async function checkFiles(field: AskedField, given: unknown): Promise<CheckedFiles> {
  const parsed = z
    .array(formFileSchema)
    .max(MAX_FORM_FILES)
    .safeParse(given ?? []);
  if (!parsed.success) return refused('Send files as a list of name and content.');
  if (parsed.data.length === 0)
    return field.isRequired
      ? refused(msg('form.required', { label: field.label }))
      : { files: [], typed: '' };
  if (parsed.data.length > field.maxFiles) return refused(msg('form.tooManyFiles', { max: field.maxFiles }));
  const files: SentFile[] = [];
  for (const sent of parsed.data) {
    const inspected = await inspect(sent);
    if ('problem' in inspected) return inspected;
    files.push({ field: field.name, ...inspected.file });
  }
  return { files, typed: '' };
}

/** Checks a signature: a drawing as a data URI, or a typed name for people who can't draw. */
export function checkSignature(field: AskedField, given: unknown): CheckedFiles {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '')
    return field.isRequired
      ? refused(msg('form.required', { label: field.label }))
      : { files: [], typed: '' };
  if (!text.startsWith('data:')) {
    return text.length <= TYPED_NAME_LENGTH ? { files: [], typed: text } : refused(msg('form.signatureName'));
  }
  const bytes = bytesOf(text);
  const kind = bytes && sniffSignature(bytes);
  if (!bytes || !kind) return refused(msg('form.signatureKind'), true);
  const file = { name: `signature.${kind.extension}`, kind, size: bytes.length, content: bytes };
  return { files: [{ field: field.name, ...file }], typed: '' };
}

const keyOf = (file: string) => `form-files/${file}`;
const NAME = /^[\w-]{32}$/;

/** Stores files where only the CMS can reach them. @throws StorageUnavailable */
export async function storeFiles(files: readonly SentFile[]): Promise<SubmissionFile[]> {
  return Promise.all(
    files.map(async ({ field, name, kind, size, content }) => {
      const file = randomBytes(24).toString('base64url');
      if (typeof content === 'string') await copyUpload(content, keyOf(file));
      else await storage().put(keyOf(file), content);
      return { field, name, type: kind.type, size, file };
    }),
  );
}

/** Ids of the uploads among these files. */
export const uploadsAmong = (files: readonly SentFile[]): string[] =>
  files.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));

/** Deletes stored files. */
export async function deleteFiles(files: readonly SubmissionFile[]): Promise<void> {
  await Promise.all(
    files.filter(({ file }) => NAME.test(file)).map(({ file }) => storage().remove(keyOf(file))),
  );
}

/** The files of a submission. */
export const submissionFiles = (value: unknown): SubmissionFile[] => {
  const parsed = z
    .array(submissionFileSchema)
    .safeParse(typeof value === 'string' ? JSON.parse(value) : value);
  return parsed.success ? parsed.data : [];
};

/** A stored file's bytes. @throws NotStored, StorageUnavailable */
export const fileBytes = ({ file }: SubmissionFile): Promise<Buffer> => storedBytes(storage(), keyOf(file));

/** Deletes a submission's files along with it. */
export const removeSubmissionFiles: CollectionAfterDeleteHook = async ({ doc }) => {
  await deleteFiles(submissionFiles(doc.files));
};
