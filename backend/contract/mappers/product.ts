import type { Addon, Product, Sku } from '../../../lib/contract/entities/shop.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import type { Group, Product as ProductDoc } from '../../payload-types.ts';
import { loadRef, type ContentContext } from '../data/context.ts';
import { listGroups } from '../data/groups.ts';
import { refId, refIds } from '../data/refs.ts';
import { CUTS } from './cuts.ts';
import { groupRef } from './group.ts';
import { videoEntity } from './video.ts';

/** Rows of a product or a group are numbered inside it; on the wire their ids have to differ across all of them. */
const ROWS_PER_OWNER = 10_000;
const GROUP_ROWS_FROM = 5_000;

const rowId = (ownerId: number, number: number | null | undefined, from = 0): number =>
  ownerId * ROWS_PER_OWNER + from + (number ?? 0);

type PriceRow = NonNullable<ProductDoc['addons']>[number];
type SkuRow = NonNullable<ProductDoc['skus']>[number];

/** Without a number in stock it is always available. */
export const isInStock = (row: Pick<SkuRow, 'stock'>): boolean =>
  row.stock === null || row.stock === undefined || row.stock > 0;

const skuEntity = (productId: number, row: SkuRow): Sku => ({
  id: rowId(productId, row.number),
  code: row.code,
  name: row.name ?? '',
  price: row.price,
  in_stock: isInStock(row),
  stock: row.stock ?? null,
});

const addonEntity = (ownerId: number, row: PriceRow, from = 0): Addon => ({
  id: rowId(ownerId, row.number, from),
  name: row.name,
  price: row.price,
});

const groupAddons = (groups: readonly Group[]): Addon[] =>
  groups.flatMap((group) => (group.addons ?? []).map((row) => addonEntity(group.id, row, GROUP_ROWS_FROM)));

/** A product of the shop (spec point 3). Prices are in dollars; it is in stock when one of its SKUs is. */
export async function productEntity(
  doc: ProductDoc,
  context: ContentContext,
  wish: ImageWish,
): Promise<Product> {
  const memberOf = new Set(refIds(doc.groups));
  const primaryId = refId(doc.primary_group);
  const [images, sizeChart, videoDoc, allGroups] = await Promise.all([
    Promise.all(refIds(doc.images).map((id) => context.images.cut(id, wish))),
    context.images.cut(doc.size_chart_image, CUTS.sizeChart),
    loadRef(context.videos, doc.video),
    listGroups(context.payload),
  ]);
  const groups = allGroups.filter(({ id }) => memberOf.has(id));
  const primary = allGroups.find(({ id }) => id === primaryId) ?? groups[0];
  const pictures = images.filter((image) => image !== null);
  const skus = doc.skus ?? [];
  return {
    id: doc.id,
    name: doc.name,
    title: doc.title ?? '',
    meta_description: doc.meta_description ?? '',
    slug: doc.slug,
    blurb: doc.blurb ?? '',
    brand: doc.brand ?? '',
    badge: doc.badge ?? '',
    content: await context.html(doc.content),
    price: doc.price,
    old_price: doc.old_price ?? null,
    images: pictures,
    image: pictures[0] ?? null,
    in_stock: skus.some(isInStock),
    is_new: doc.is_new ?? false,
    is_on_special: doc.is_on_special ?? false,
    groups: groups.map(groupRef),
    primary_group: primary ? groupRef(primary) : null,
    video: videoDoc && (await videoEntity(videoDoc, context, CUTS.slate)),
    size_chart_image: sizeChart,
    skus: skus.map((row) => skuEntity(doc.id, row)),
    addons: (doc.addons ?? []).map((row) => addonEntity(doc.id, row)),
    groupaddons: groupAddons(groups),
  };
}
