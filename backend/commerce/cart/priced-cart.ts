import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { moneySettings } from '../money/settings.ts';
import type { Address } from '../../../lib/contract/entities/account.ts';
import { addressEntity } from '../../people/account/customer.ts';
import type { PromotionCode } from '../../payload-types.ts';
import { readLines, removeLines, type CartChoice, type CartOwner } from './cart-store.ts';
import { soldSkus, type SoldAddon, type SoldSku } from '../catalogue/catalogue.ts';
import { currentPrice, type CurrentPrice } from '../catalogue/current-price.ts';
import { discountOf, findPromotion } from './promotion.ts';
import { BY_EMAIL, isEmailed, quotesFor, type Quote } from './shipping.ts';
import type { Place } from './zones.ts';
import { canPurchase, leftOf, takenOf } from '../catalogue/stock.ts';
import { addUp, type Totals } from './totals.ts';

/** A line at today's price. `left` is the maximum quantity for this line. */
export type PricedLine = {
  readonly id: number;
  readonly sku: SoldSku;
  readonly addons: readonly SoldAddon[];
  readonly qty: number;
  /** Without the add-ons. */
  readonly price: CurrentPrice;
  readonly each: Cents;
  readonly cents: Cents;
  readonly left: number;
};

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly promotion: PromotionCode | null;
  /** False for tickets alone: they have neither address nor delivery method, whatever was chosen before. */
  readonly needsDelivery: boolean;
  readonly address: Address | null;
  readonly quote: Quote | null;
  readonly totals: Totals;
};

/** Lines with prices and stock. Products no longer for sale drop out of the cart. */
export async function pricedLines(payload: Payload, owner: CartOwner): Promise<PricedLine[]> {
  const [stored, skus] = await Promise.all([readLines(payload, owner), soldSkus(payload)]);
  const gone = stored.filter(({ sku }) => !skus.has(sku));
  await removeLines(
    payload,
    owner,
    gone.map(({ id }) => id),
  );
  const taken = await takenOf(payload, [...new Set(stored.map(({ sku }) => sku))]);
  const wanted = new Map<number, number>();
  for (const { sku, qty } of stored) wanted.set(sku, (wanted.get(sku) ?? 0) + qty);
  const now = contentNow();
  return stored.flatMap(({ id, sku: skuId, addons: ids, qty }) => {
    const sku = skus.get(skuId);
    if (!sku) return [];
    const addons = ids.map((addon) => sku.addons.get(addon)).filter((addon) => addon !== undefined);
    const price = currentPrice(sku.prices, now);
    const each = addons.reduce((sum, { cents }) => sum + cents, centsOf(price.price));
    // Lines of the same SKU share its remaining stock.
    const ofOthers = (wanted.get(skuId) ?? 0) - qty;
    const left = canPurchase(Math.max(0, leftOf(sku.stock, taken.get(skuId) ?? 0) - ofOthers));
    return [{ id, sku, addons, qty, price, each, cents: each * qty, left }];
  });
}

/** What is chosen for a cart. A guest has no saved address: theirs comes with the choice, or only the place that delivery is priced for. */
export type PricedChoice = Omit<CartChoice, 'address'> & {
  readonly address: number | Address | null;
  readonly place?: Place | undefined;
};

/** The address that was chosen: a guest's own, or a customer's saved one, if it is theirs and enabled. */
async function findAddress(
  payload: Payload,
  owner: CartOwner,
  chosen: PricedChoice['address'],
): Promise<Address | null> {
  if (!('customer' in owner)) return typeof chosen === 'number' ? null : chosen;
  if (typeof chosen !== 'number') return null;
  const record = await findOne(payload, 'addresses', { id: { equals: chosen } });
  const isOwn = refId(record?.customer) === owner.customer && record?.enabled !== false;
  return record && isOwn ? addressEntity(record) : null;
}

/** A cart with all its totals, always at current prices and stock. */
export async function pricedCart(
  payload: Payload,
  owner: CartOwner,
  choice: PricedChoice,
): Promise<PricedCart> {
  const [lines, chosenAddress, { seller }] = await Promise.all([
    pricedLines(payload, owner),
    findAddress(payload, owner, choice.address),
    moneySettings(payload),
  ]);
  const isTaxed = seller.gst_number !== '';
  const { goods } = addUp(lines, { isTaxed });
  const promotion = await findPromotion(payload, choice.promotionCode, goods);
  const needsDelivery = !isEmailed(lines);
  const address = needsDelivery ? chosenAddress : null;
  const place = address ?? choice.place ?? null;
  const quotes = needsDelivery && choice.shippingType ? await quotesFor(payload, place, lines) : [];
  const chosen = quotes.find(({ id }) => id === choice.shippingType) ?? null;
  const quote = needsDelivery ? chosen : BY_EMAIL;
  const discount = promotion ? discountOf(promotion, goods) : 0;
  const shipping = lines.length > 0 ? (quote?.cents ?? 0) : 0;
  const totals = addUp(lines, { discount, shipping, isTaxed });
  return { lines, promotion, needsDelivery, address, quote, totals };
}
