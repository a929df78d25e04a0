import type { CollectionBeforeOperationHook } from 'payload';
import { BadUpload } from './bad-upload.ts';

/** What the file library takes, as an editor calls it. */
export const FILE_TYPES = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'video/mp4': 'MP4',
} as const;

/** How far into a file its mark may stand: players and readers forgive some bytes before it. */
const MARK_WITHIN = 1024;
const PDF_MARK = '%PDF-';

const NAMES = Object.values(FILE_TYPES).join(', ');

/**
 * Refuses a file of another kind in words; of Payload's own check an editor would only read that the field is invalid. It still runs
 * afterwards, and looks into sound and film.
 * @throws BadUpload (415)
 */
export const refuseBadFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  if (!(file.mimetype in FILE_TYPES))
    throw new BadUpload(
      `Files of these kinds can be uploaded here: ${NAMES}. Pictures have a library of their own.`,
    );
  const isPdf = file.data.subarray(0, MARK_WITHIN).includes(PDF_MARK);
  if (file.mimetype === 'application/pdf' && !isPdf)
    throw new BadUpload('The file says it is a PDF, but its content is something else.');
  return args;
};
