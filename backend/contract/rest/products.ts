import { getProduct, listProducts } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { findOne } from '../data/find-one.ts';
import { keyWhere } from '../data/key-where.ts';
import { listAnswer } from '../data/paging.ts';
import { findProducts } from '../data/products.ts';
import { allOf, PUBLISHED } from '../data/published.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { productEntity } from '../mappers/product.ts';

export const productListRoute = handle(listProducts, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.product);
  return listAnswer(await findProducts(payload, input), input, (doc) => productEntity(doc, context, wish));
});

export const productRoute = handle(getProduct, async ({ input, payload }) => {
  const product = await findOne(payload, 'products', allOf(PUBLISHED, keyWhere(input, 'slug')));
  if (!product) throw notFound('The product');
  return {
    item: await productEntity(product, createContentContext(payload), wishOfCall(input, CUTS.product)),
  };
});
