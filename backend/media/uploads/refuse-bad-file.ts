import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { PICTURE_FAULTS } from './picture-rules.ts';

/** A rejected upload, with the reason for the editor. */
export class BadUpload extends APIError {
  // Matched by name: the bundler drops class names, and Payload responds with "unknown error" to an error without one.
  override readonly name = 'BadUpload';

  constructor(message: string, { cause }: ErrorOptions = {}) {
    super(message, 415, null, true);
    this.cause = cause;
  }
}

/** The file library's types, by their names for editors. */
export const FILE_TYPES = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  // Other names for the same files, used by most browsers and by their first bytes.
  'audio/x-m4a': 'M4A',
  'audio/m4a': 'M4A',
  'video/mp4': 'MP4',
} as const;

/** How far into a file its signature may be: players and readers tolerate some bytes before it. */
const MARK_WITHIN = 1024;
const PDF_MARK = '%PDF-';

const NAMES = [...new Set(Object.values(FILE_TYPES))].join(', ');

/**
 * Rejects other file types with an explanation; Payload's own check only says that the field is invalid. It still runs afterwards, and
 * inspects audio and video.
 * @throws BadUpload (415)
 */
export const refuseBadFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  if (!(file.mimetype in FILE_TYPES))
    throw new BadUpload(`You can upload these file types here: ${NAMES}. Pictures have their own library.`);
  if (file.data.length === 0) throw new BadUpload(PICTURE_FAULTS.empty);
  const isPdf = file.data.subarray(0, MARK_WITHIN).includes(PDF_MARK);
  if (file.mimetype === 'application/pdf' && !isPdf)
    throw new BadUpload('This file claims to be a PDF, but isn’t one.');
  return args;
};
