import type { Payload } from 'payload';
import type { Addon, Product, Sku } from '../../../lib/contract/entities/shop.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { Group, Product as ProductDoc } from '../../payload-types.ts';
import { contentNow } from '../../kernel/clock.ts';
import { loadRef, type ContentContext } from '../../content/context.ts';
import { listGroups } from '../../content/groups/groups.ts';
import { skuName } from '../../cms/fields/admission-labels.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { currentPrice } from './current-price.ts';
import { GROUP_ROWS_FROM, rowId } from './sku.ts';
import { leftOf, takenOfAll } from './stock.ts';
import { ticketEvent, whyNotOnSale } from './ticket-event.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupRef } from '../../content/groups/group.ts';
import { videoEntity } from '../../content/mappers/video.ts';

type PriceRow = NonNullable<ProductDoc['addons']>[number];
type SkuRow = NonNullable<ProductDoc['skus']>[number];

type SkuFacts = {
  readonly taken: ReadonlyMap<number, number>;
  /** False for a ticket that can no longer be bought. */
  readonly isOnSale: boolean;
  readonly now: Date;
};

function skuEntity(productId: number, row: SkuRow, { taken, isOnSale, now }: SkuFacts): Sku {
  const id = rowId(productId, row.number);
  const left = isOnSale ? leftOf(row, taken.get(id) ?? 0) : 0;
  return {
    id,
    code: row.code,
    name: skuName(row),
    ...currentPrice(row, now),
    admission: row.admission ?? null,
    in_stock: left > 0,
    stock: Number.isFinite(left) ? left : null,
  };
}

const addonEntity = (ownerId: number, row: PriceRow, from = 0): Addon => ({
  id: rowId(ownerId, row.number, from),
  name: row.name,
  price: row.price,
});

const groupAddons = (groups: readonly Group[]): Addon[] =>
  groups.flatMap((group) => (group.addons ?? []).map((row) => addonEntity(group.id, row, GROUP_ROWS_FROM)));

/** A ticket's round and event, and why it can't be bought; any other product always can. */
async function ticketFacts(
  payload: Payload,
  { is_ticket, round, round_day }: ProductDoc,
  now: Date,
): Promise<Pick<Product, 'ticket' | 'off_sale'>> {
  if (!is_ticket) return { ticket: null, off_sale: null };
  const ticket = { round: refId(round), day: round_day ?? null, event: '' };
  const [event, off_sale] = await Promise.all([
    ticketEvent(payload, ticket),
    whyNotOnSale(payload, ticket, now),
  ]);
  return { ticket: event, off_sale };
}

/** A product's price: a ticket's lowest current price; otherwise the office's price. */
const priceOf = ({ is_ticket, price }: ProductDoc, skus: readonly Sku[]): number =>
  is_ticket && skus.length > 0 ? Math.min(...skus.map((sku) => sku.price)) : price;

/** A product of the shop (spec point 3). Prices are in dollars; it is in stock if one of its SKUs is. */
export async function productEntity(
  doc: ProductDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Product> {
  const memberOf = new Set(refIds(doc.groups));
  const primaryId = refId(doc.primary_group);
  const now = contentNow();
  const [images, sizeChart, videoDoc, allGroups, taken, { ticket, off_sale }] = await Promise.all([
    Promise.all(refIds(doc.images).map((id) => context.images.crop(id, crop))),
    context.images.crop(doc.size_chart_image, DEFAULT_CROPS.sizeChart),
    loadRef(context.videos, doc.video),
    listGroups(context.payload),
    takenOfAll(context.payload),
    ticketFacts(context.payload, doc, now),
  ]);
  const groups = allGroups.filter(({ id }) => memberOf.has(id));
  const primary = allGroups.find(({ id }) => id === primaryId) ?? groups[0];
  const pictures = images.filter((image) => image !== null);
  const isOnSale = off_sale === null;
  const skus = (doc.skus ?? []).map((row) => skuEntity(doc.id, row, { taken, isOnSale, now }));
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
    price: priceOf(doc, skus),
    old_price: doc.old_price ?? null,
    images: pictures,
    image: pictures[0] ?? null,
    in_stock: skus.some(({ in_stock }) => in_stock),
    is_new: doc.is_new ?? false,
    is_on_special: doc.is_on_special ?? false,
    groups: groups.map(groupRef),
    primary_group: primary ? groupRef(primary) : null,
    video: videoDoc && (await videoEntity(videoDoc, context, DEFAULT_CROPS.slate)),
    size_chart_image: sizeChart,
    skus,
    addons: (doc.addons ?? []).map((row) => addonEntity(doc.id, row)),
    groupaddons: groupAddons(groups),
    ticket,
    off_sale,
    max_per_customer: doc.max_per_customer ?? null,
  };
}
