import { customerAccess } from '../../cms/access/permissions.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { announceDeleteInside, announceInside } from '../../cms/hooks/announce-change.ts';
import { describeImage } from '../../media/uploads/describe-image.ts';
import { refuseBadImage } from '../../media/uploads/refuse-bad-image.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

const CUSTOMER_PHOTOS = 'customer-photos';

const internal = { hidden: true } as const;

/** Customers' photos, stored apart from the site's pictures so that no editor can place one on a page and no picture list includes them. */
export const customerPhotos = ownCollection({
  slug: CUSTOMER_PHOTOS,
  labels: { singular: 'Customer photo', plural: 'Customer photos' },
  admin: { group: 'Customers', useAsTitle: 'filename', hidden: true },
  access: customerAccess,
  upload: {
    mimeTypes: ['image/webp'],
    focalPoint: false,
    crop: false,
    pasteURL: false,
    // Payload's own URL, which checks `access`.
    adminThumbnail: ({ doc }) =>
      typeof doc.filename === 'string' ? `/api/${CUSTOMER_PHOTOS}/file/${doc.filename}` : null,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store');
      return headers;
    },
  },
  hooks: {
    beforeOperation: [refuseBadImage],
    beforeChange: [describeImage],
    // The image code caches which pictures exist.
    afterChange: [announceInside],
    afterDelete: [announceDeleteInside],
  },
  fields: [
    { ...textField('hash', { index: true }), admin: internal },
    { ...textField('placeholder'), admin: internal },
    { ...flagField('has_alpha'), admin: internal },
  ],
});
