import type { UploadField } from 'payload';
import { readable } from './readable.ts';

type Options = { label?: string; description?: string; required?: boolean };

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

/** A document, audio or video file from the file library. */
export const fileField = (name: string, options: Options = {}): UploadField => upload('files', name, options);
