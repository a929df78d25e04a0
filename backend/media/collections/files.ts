import { textField } from '../../cms/fields/text.ts';
import { FILE_TYPES, refuseBadFile } from '../uploads/refuse-bad-file.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Documents, audio and video. */
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
    mimeTypes: Object.keys(FILE_TYPES),
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [refuseBadFile] },
  fields: [
    textField('name', {
      label: 'Title',
      description: 'The link text. Leave blank to use the file name.',
    }),
  ],
});
