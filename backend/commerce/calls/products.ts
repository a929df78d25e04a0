import { getProduct, listProducts, listRoundTickets } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../../content/context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { keyWhere } from '../../cms/records/key-where.ts';
import { listAnswer } from '../../cms/records/paging.ts';
import { findProducts, findRoundTickets } from '../catalogue/products.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { productEntity } from '../catalogue/product.ts';

export const productListRoute = handle(listProducts, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.product);
  return listAnswer(await findProducts(payload, input), input, (doc) => productEntity(doc, context, crop));
});

export const roundTicketsRoute = handle(listRoundTickets, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.product);
  const tickets = await findRoundTickets(payload, input.round);
  const data = await Promise.all(tickets.map((doc) => productEntity(doc, context, crop)));
  return { data, num_items: data.length, num_pages: 1 };
});

export const productRoute = handle(getProduct, async ({ input, payload }) => {
  const product = await findOne(payload, 'products', allOf(PUBLISHED, keyWhere(input, 'slug')));
  if (!product) throw notFound('The product');
  return {
    item: await productEntity(
      product,
      createContentContext(payload),
      imageRequestOfCall(input, DEFAULT_CROPS.product),
    ),
  };
});
