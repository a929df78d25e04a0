import { join } from 'node:path';
import { config } from '../config.ts';
import { textField } from '../fields/text.ts';
import { FILE_TYPES, refuseBadFile } from '../hooks/refuse-bad-file.ts';
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
    mimeTypes: Object.keys(FILE_TYPES),
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [refuseBadFile] },
  fields: [
    textField('name', {
      label: 'Title',
      description: 'Shown as the text of the link; the file name when empty.',
    }),
  ],
});
