import type { Cart, CartItem, PaymentType, RemovedItem } from '../../../lib/contract/entities/cart.ts';
import type { Image } from '../../../lib/contract/entities/image.ts';
import { centsOf, dollarsOf, type Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM, type SmallRestRule } from '../../../lib/contract/split-payment.ts';
import type { ContentContext } from '../../content/context.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { skuTitle } from '../catalogue/sku-title.ts';
import { ticketEvent } from '../catalogue/ticket-event.ts';
import { takesCards } from '../money/settings.ts';
import type { CartOwner } from './cart-store.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

const smallPicture = (image: Image | null): CartItem['img'] =>
  image && { url: image.url, webp_url: image.webp_url, placeholder: image.placeholder };

async function itemEntity(line: PricedLine, { images, payload }: ContentContext): Promise<CartItem> {
  const { sku, addons, qty, price } = line;
  const { isTicket, round, day } = sku.product;
  const [image, ticket] = await Promise.all([
    images.crop(sku.product.image, DEFAULT_CROPS.product),
    isTicket ? ticketEvent(payload, { round, day, event: '' }) : null,
  ]);
  const onTop = line.each - centsOf(price.price);
  return {
    id: line.id,
    url: sku.product.slug,
    name: skuTitle(sku),
    product_name: sku.product.name,
    sku_id: sku.id,
    sku: { code: sku.code },
    addons: addons.map(({ id, name, cents }) => ({ id, name, price: dollarsOf(cents) })),
    qty,
    price: dollarsOf(line.each),
    image,
    img: smallPicture(image),
    subtotal: dollarsOf(line.cents),
    can_purchase_qty: line.left,
    held_until: line.heldUntil === 0 ? null : new Date(line.heldUntil).toISOString(),
    is_held_by_others: line.isHeldByOthers && qty > line.inStock,
    customer_limit: line.limit && { ...line.limit, is_deciding: line.left < line.inStock },
    price_until: price.price_until,
    // With the same add-ons as `price`.
    later_price: price.later_price === null ? null : dollarsOf(centsOf(price.later_price) + onTop),
    ticket,
  };
}

/** A line's title in orders, invoices and emails. */
export const lineTitle = (line: PricedLine): string =>
  [skuTitle(line.sku), ...line.addons.map(({ name }) => name)].join(' + ');

/** A cart on the wire (spec point 3). `credit` is what its customer could pay with credit. */
export async function cartEntity(
  { lines, promotion, isPromotionUsedUp, needsDelivery, address, quote, totals }: PricedCart,
  {
    owner,
    credit,
    smallRest,
    needsTurn,
    removed,
    context,
  }: {
    owner: CartOwner;
    credit: Cents;
    smallRest: SmallRestRule;
    needsTurn: boolean;
    removed: RemovedItem[];
    context: ContentContext;
  },
): Promise<Cart> {
  // What can pay at the moment.
  const paymentTypes: PaymentType[] = [];
  if (takesCards()) paymentTypes.push('card');
  if (credit > 0) paymentTypes.push('credit');
  return {
    item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    items: await Promise.all(lines.map((line) => itemEntity(line, context))),
    removed_items: removed,
    subtotal: dollarsOf(totals.goods),
    sessionKey: 'session' in owner ? owner.session : '',
    all_in_stock: lines.every(({ qty, left }) => qty <= left),
    promotion_code: promotion?.code ?? '',
    is_promotion_used_up: isPromotionUsedUp,
    discount_amount: dollarsOf(totals.discount),
    shipping_amount: dollarsOf(totals.shipping),
    shipping_address: address,
    shipping_type: quote?.id ?? null,
    total_amount: dollarsOf(totals.total),
    total_tax: dollarsOf(totals.tax),
    payment_types: paymentTypes,
    card_minimum: dollarsOf(CARD_MINIMUM),
    small_rest: smallRest,
    needs_turn: needsTurn,
    needs_delivery: needsDelivery,
  };
}
