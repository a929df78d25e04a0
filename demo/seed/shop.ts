import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { Championship } from '../records/championship.ts';
import { PROMOTIONS, SHIPPING } from '../shop/selling.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';

/** Creates delivery methods and a promotion code. The shop itself stays closed until an editor opens it; tickets are on sale. */
async function seedSelling(cms: ContentImport): Promise<void> {
  for (const [sort, shipping] of SHIPPING.entries()) {
    await cms.create('shipping-types', { ...shipping, is_enabled: true, sort });
  }
  for (const promotion of PROMOTIONS) {
    await cms.create('promotion-codes', { ...promotion, is_enabled: true });
  }
}

/** Created before the products, so that those are the latest in the shop. */
async function seedTickets(
  cms: ContentImport,
  { tickets }: Championship,
  ids: { pictures: Ids; rounds: Ids },
): Promise<void> {
  await createAll(
    tickets,
    ({ slug }) => slug,
    (ticket) =>
      cms.create('products', {
        ...pick(ticket, ['name', 'slug', 'blurb']),
        price: ticket.kinds[0]?.price ?? 0,
        is_ticket: true,
        round: idOf(ids.rounds, ticket.round),
        round_day: ticket.day,
        max_per_customer: ticket.most,
        skus: ticket.kinds,
        images: [idOf(ids.pictures, ticket.image.key)],
        _status: 'published',
      }),
  );
}

/** Creates products, tickets and gift voucher themes. */
export async function seedShop(
  cms: ContentImport,
  championship: Championship,
  ids: { pictures: Ids; groups: Ids; videos: Ids; rounds: Ids },
): Promise<void> {
  const { products, voucherThemes } = championship;
  await seedTickets(cms, championship, ids);
  await createAll(
    products.toReversed(),
    ({ slug }) => slug,
    (product) =>
      cms.create('products', {
        ...pick(product, [
          'name',
          'slug',
          'title',
          'meta_description',
          'blurb',
          'brand',
          'badge',
          'price',
          'is_new',
          'is_on_special',
          'skus',
        ]),
        old_price: product.full_price,
        content: cms.richText(product.content),
        images: product.images.map(({ key }) => idOf(ids.pictures, key)),
        groups: product.groups.map((group) => idOf(ids.groups, group)),
        primary_group: idOf(ids.groups, product.primary_group),
        video: product.video === null ? null : idOf(ids.videos, product.video),
        _status: 'published',
      }),
  );
  await createAll(
    voucherThemes,
    ({ name }) => name,
    ({ name, image }, sort) =>
      cms.create('gift-voucher-themes', { name, image: idOf(ids.pictures, image.key), sort }),
  );
  await seedSelling(cms);
  cms.log(`Products: ${products.length}`);
}
