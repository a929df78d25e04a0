import { join } from 'node:path';
import { config } from '../config.ts';
import { textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Documents, sound and film. */
export const files = contentCollection({
  slug: 'files',
  labels: { singular: 'File', plural: 'Files' },
  admin: {
    group: 'Media',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'name', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'name'],
  },
  upload: {
    staticDir: join(config().dataDir, 'files'),
    mimeTypes: ['application/pdf', 'audio/mpeg', 'audio/mp4', 'video/mp4'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [
    textField('name', {
      label: 'Title',
      description: 'Shown as the text of the link; the file name when empty.',
    }),
  ],
});
