import type { Cart, CartItem, PaymentType } from '../../../lib/contract/entities/cart.ts';
import type { Image } from '../../../lib/contract/entities/image.ts';
import { dollarsOf, type Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM, type SmallRestRule } from '../../../lib/contract/split-payment.ts';
import type { ContentContext } from '../../content/context.ts';
import { addressEntity } from '../../people/account/customer.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import type { CartOwner } from './cart-store.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

const nameOf = ({ sku }: PricedLine): string =>
  sku.name === '' || sku.name === 'One size' ? sku.product.name : `${sku.product.name}, ${sku.name}`;

const smallPicture = (image: Image | null): CartItem['img'] =>
  image && { url: image.url, webp_url: image.webp_url, placeholder: image.placeholder };

async function itemEntity(line: PricedLine, { images }: ContentContext): Promise<CartItem> {
  const { sku, addons, qty } = line;
  const image = await images.crop(sku.product.image, DEFAULT_CROPS.product);
  return {
    id: line.id,
    url: sku.product.slug,
    name: nameOf(line),
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
  };
}

/** A line's description for orders, invoices and emails. */
export const lineTitle = (line: PricedLine): string =>
  [nameOf(line), ...line.addons.map(({ name }) => name)].join(' + ');

/** A cart on the wire (spec point 3). `credit` is the credit its customer could pay with. */
export async function cartEntity(
  { lines, promotion, needsDelivery, address, quote, totals }: PricedCart,
  {
    owner,
    credit,
    smallRest,
    needsTurn,
    context,
  }: {
    owner: CartOwner;
    credit: Cents;
    smallRest: SmallRestRule;
    needsTurn: boolean;
    context: ContentContext;
  },
): Promise<Cart> {
  const paymentTypes: PaymentType[] = credit > 0 ? ['card', 'credit'] : ['card'];
  return {
    item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    items: await Promise.all(lines.map((line) => itemEntity(line, context))),
    subtotal: dollarsOf(totals.goods),
    sessionKey: 'session' in owner ? owner.session : '',
    all_in_stock: lines.every(({ qty, left }) => qty <= left),
    promotion_code: promotion?.code ?? '',
    discount_amount: dollarsOf(totals.discount),
    shipping_amount: dollarsOf(totals.shipping),
    shipping_address: address && addressEntity(address),
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
