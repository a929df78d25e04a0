import { propertyOf } from '../../../lib/shared/record.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { describeImage } from '../uploads/describe-image.ts';
import { unusedPicturesEndpoint } from '../unused/unused-pictures.ts';
import { PICTURE_TYPES } from '../uploads/picture-rules.ts';
import { refuseBadImage } from '../uploads/refuse-bad-image.ts';
import { deleteLooseSlides } from '../uploads/delete-loose-slides.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Pictures. The original is stored as uploaded; renditions are made on first request. */
export const media = contentCollection({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Media',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    components: { beforeListTable: ['/media/unused/show-unused.client.tsx#ShowUnused'] },
  },
  endpoints: [unusedPicturesEndpoint],
  upload: {
    mimeTypes: [...PICTURE_TYPES],
    focalPoint: true,
    crop: false,
    // Fetching a typed URL would allow server-side request forgery.
    pasteURL: false,
    adminThumbnail: ({ doc }) => {
      if (typeof doc.hash !== 'string') return null;
      return doc.mimeType === 'image/svg+xml'
        ? `/assets/i/${doc.hash}/original/300.svg`
        : `/assets/i/${doc.hash}/4x3/300.jpg`;
    },
  },
  hooks: {
    beforeOperation: [refuseBadImage],
    beforeChange: [describeImage],
    beforeDelete: [deleteLooseSlides],
  },
  fields: [
    {
      ...textField('alt', {
        label: 'Description',
        description: 'Describes the picture for people who can’t see it.',
      }),
      validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) =>
        Boolean(value?.trim()) ||
        propertyOf(siblingData, 'is_decoration') === true ||
        'Describe the picture, or mark it as decorative.',
    },
    flagField('is_decoration', {
      label: 'Decorative only',
      description: 'Screen readers skip it.',
    }),
    textField('caption', {
      description: 'Shown below the picture in articles and galleries. Leave blank for none.',
    }),
    textField('credit', {
      description: 'Who made the picture, such as “Photo: Aroha Tane”. Shown after the caption.',
    }),
    flagField('is_downloadable', {
      label: 'Visitors can download it',
      description: 'Shows a download button beside the full-size picture.',
    }),
    {
      name: 'aspects',
      type: 'ui',
      admin: { components: { Field: '/media/aspects-panel.client.tsx#AspectsPanel' } },
    },
    {
      ...textField('hash', { index: true }),
      admin: {
        readOnly: true,
        // Generated when the picture is saved.
        condition: ({ hash }: { hash?: unknown }) => Boolean(hash),
        position: 'sidebar',
        description: 'Part of the address of every size of this picture.',
      },
    },
    { ...textField('placeholder'), admin: { hidden: true } },
    { ...flagField('has_alpha'), admin: { hidden: true } },
  ],
});
