import type { UploadField } from 'payload';
import { readable } from './readable.ts';

/** The accepted file types where only one kind makes sense, out of those that the file library accepts. */
const KINDS = {
  video: ['video/mp4'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/m4a'],
} as const;

type Options = { label?: string; description?: string; required?: boolean };
type FileOptions = Options & { kind?: keyof typeof KINDS };

const upload = (
  relationTo: 'media' | 'files',
  name: string,
  { label, description, required = false }: Options,
): UploadField => ({
  name,
  type: 'upload',
  relationTo,
  required,
  label: label ?? readable(name),
  ...(description ? { admin: { description } } : {}),
});

/** A picture from the media library. */
export const imageField = (name: string, options: Options = {}): UploadField =>
  upload('media', name, options);

/** A document, audio or video file from the file library; only those of a kind, if given. */
export const fileField = (name: string, { kind, ...options }: FileOptions = {}): UploadField =>
  Object.assign(
    upload('files', name, options),
    kind === undefined ? {} : { filterOptions: { mimeType: { in: [...KINDS[kind]] } } },
  );
