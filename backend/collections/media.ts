import { join } from 'node:path';
import { config } from '../config.ts';
import { flagField, textField } from '../fields/text.ts';
import { describeImage } from '../hooks/describe-image.ts';
import { refuseBadImage } from '../hooks/refuse-bad-image.ts';
import { contentCollection } from './content-collection.ts';

/** Pictures. Their bytes stay as uploaded; every size of them is cut when it is first asked for. */
export const media = contentCollection({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Media',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  upload: {
    staticDir: join(config().dataDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    focalPoint: true,
    crop: false,
    // Fetching a typed address would let the server be sent anywhere.
    pasteURL: false,
    adminThumbnail: ({ doc }) => {
      if (typeof doc.hash !== 'string') return null;
      return doc.mimeType === 'image/svg+xml'
        ? `/assets/i/${doc.hash}/original/300.svg`
        : `/assets/i/${doc.hash}/4x3/300.jpg`;
    },
  },
  hooks: { beforeOperation: [refuseBadImage], beforeChange: [describeImage] },
  fields: [
    {
      ...textField('alt', {
        label: 'Description',
        description: 'What the picture shows, for those who cannot see it.',
      }),
      validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) =>
        Boolean(value?.trim()) ||
        Reflect.get(siblingData, 'is_decoration') === true ||
        'Say what the picture shows, or mark it as decoration.',
    },
    flagField('is_decoration', {
      label: 'Decoration only',
      description: 'Tells nothing: screen readers pass over it.',
    }),
    {
      ...textField('hash', { index: true }),
      admin: {
        readOnly: true,
        // It is made when the picture is saved.
        condition: ({ hash }: { hash?: unknown }) => Boolean(hash),
        position: 'sidebar',
        description: 'Part of the address of every size of the picture.',
      },
    },
    { ...textField('placeholder'), admin: { hidden: true } },
    { ...flagField('has_alpha'), admin: { hidden: true } },
  ],
});
