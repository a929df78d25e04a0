import { z } from 'zod';
import { contentModel, long, needed, text, urlName } from '../../content/records/content-model.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { productEntity } from './product.ts';

/** Products for the generic calls. */
export const productModel = contentModel('products', {
  urlField: 'slug',
  picture: 'images',
  hasManyPictures: true,
  switchedBy: 'drafts',
  fields: {
    name: needed(),
    slug: urlName(),
    title: text(),
    meta_description: long(),
    blurb: long(),
    brand: text(80),
    badge: text(40),
    is_new: z.boolean(),
    is_on_special: z.boolean(),
  },
  toEntity: (doc, context) => productEntity(doc, context, DEFAULT_CROPS.product),
});
