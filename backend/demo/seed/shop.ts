import { fromHtml } from '../../rich-text/from-html.ts';
import type { Championship } from '../records/championship.ts';
import { PROMOTIONS, SHIPPING } from '../shop/selling.ts';
import { pick } from './pick.ts';
import { idOf, insert, insertAll, type Ids, type SeedSession } from './session.ts';

/** Ways to get the goods, and a promotion code. The shop itself stays closed until an editor opens it. */
async function seedSelling(session: SeedSession): Promise<void> {
  for (const [sort, shipping] of SHIPPING.entries()) {
    await insert(session, 'shipping-types', { ...shipping, is_enabled: true, sort });
  }
  for (const promotion of PROMOTIONS) {
    await insert(session, 'promotion-codes', { ...promotion, is_enabled: true });
  }
}

/** Products and the themes of gift vouchers. */
export async function seedShop(
  session: SeedSession,
  { products, voucherThemes }: Championship,
  ids: { pictures: Ids; groups: Ids; videos: Ids },
): Promise<void> {
  await insertAll(
    products.toReversed(),
    ({ slug }) => slug,
    (product) =>
      insert(session, 'products', {
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
        content: fromHtml(product.content),
        images: product.images.map(({ key }) => idOf(ids.pictures, key)),
        groups: product.groups.map((group) => idOf(ids.groups, group)),
        primary_group: idOf(ids.groups, product.primary_group),
        video: product.video === null ? null : idOf(ids.videos, product.video),
        _status: 'published',
      }),
  );
  await insertAll(
    voucherThemes,
    ({ name }) => name,
    ({ name, image }, sort) =>
      insert(session, 'gift-voucher-themes', { name, image: idOf(ids.pictures, image.key), sort }),
  );
  await seedSelling(session);
  session.log(`Products: ${products.length}`);
}
