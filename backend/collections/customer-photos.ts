import { join } from 'node:path';
import { config } from '../config.ts';
import { customerAccess } from '../access/customer-access.ts';
import { flagField, textField } from '../fields/text.ts';
import { announceDeleteInside, announceInside } from '../hooks/announce-change.ts';
import { describeImage } from '../hooks/describe-image.ts';
import { refuseBadImage } from '../hooks/refuse-bad-image.ts';
import { ownCollection } from './own-collection.ts';

/** Folder of the photos' files below the data folder. */
export const CUSTOMER_PHOTOS = 'customer-photos';

const internal = { hidden: true } as const;

/** Photos of customers: apart from the site's pictures, so that no editor places one on a page and no list of pictures names them. */
export const customerPhotos = ownCollection({
  slug: CUSTOMER_PHOTOS,
  labels: { singular: 'Customer photo', plural: 'Customer photos' },
  admin: { group: 'Customers', useAsTitle: 'filename', hidden: true },
  access: customerAccess,
  upload: {
    staticDir: join(config().dataDir, CUSTOMER_PHOTOS),
    mimeTypes: ['image/webp'],
    focalPoint: false,
    crop: false,
    pasteURL: false,
    adminThumbnail: ({ doc }) => (typeof doc.hash === 'string' ? `/assets/i/${doc.hash}/1x1/300.jpg` : null),
  },
  hooks: {
    beforeOperation: [refuseBadImage],
    beforeChange: [describeImage],
    // The image code remembers which pictures exist.
    afterChange: [announceInside],
    afterDelete: [announceDeleteInside],
  },
  fields: [
    { ...textField('hash', { index: true }), admin: internal },
    { ...textField('placeholder'), admin: internal },
    { ...flagField('has_alpha'), admin: internal },
  ],
});
