import type { Payload } from 'payload';
import { centsOf, chargesGst, saleTotal, type Cents } from '../../../lib/contract/money.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { moneySettings } from '../money/settings.ts';
import type { Address } from '../../../lib/contract/entities/account.ts';
import { addressEntity } from '../../people/account/customer.ts';
import type { PromotionCode } from '../../payload-types.ts';
import { readLines, type CartChoice, type CartOwner, type StoredLine } from './cart-store.ts';
import { soldSkus, type SoldAddon, type SoldSku } from '../catalogue/catalogue.ts';
import { currentPrice, type CurrentPrice } from '../catalogue/current-price.ts';
import { isUsedUp, limitsOf } from './customer-limits.ts';
import { discountOf, findPromotion } from './promotion.ts';
import { BY_EMAIL, isEmailed, quotesFor, type Quote } from './shipping.ts';
import type { Place } from './zones.ts';
import { canPurchase } from '../catalogue/stock.ts';
import { freeStock } from './free-stock.ts';
import { allowedOf, type CustomerLimit } from '../purchase-limits/customer-limit.ts';

/*
 * Pricing a cart, always at current prices and stock: its lines (`pricedLines`), then the discount, the delivery and the totals
 * (`pricedCart`).
 */

/** A line at its current price. `inStock` and `left` are maximum quantities for this line. */
export type PricedLine = {
  readonly id: number;
  readonly sku: SoldSku;
  readonly addons: readonly SoldAddon[];
  readonly qty: number;
  /** Of one unit, without add-ons. */
  readonly price: CurrentPrice;
  /** Price of one unit, add-ons included. */
  readonly each: Cents;
  /** Price of all units. */
  readonly cents: Cents;
  /** Most units that stock allows. */
  readonly inStock: number;
  /** Whether stock would allow more if other carts held nothing. */
  readonly isHeldByOthers: boolean;
  /** When the hold on any of its units ends, in milliseconds; 0 for no hold. */
  readonly holdEnds: number;
  /** Until when all its units are held, by the cart or by an order awaiting payment; in milliseconds, 0 if they aren't. */
  readonly heldUntil: number;
  /** Its product's limit per customer, or null. */
  readonly limit: CustomerLimit | null;
  /** Most units that stock and limit allow. */
  readonly left: number;
};

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  /** Lines that are no longer for sale; `removeGone` removes them. */
  readonly gone: readonly StoredLine[];
  readonly promotion: PromotionCode | null;
  /** Whether the code has no effect because the customer has used it as often as they may. */
  readonly isPromotionUsedUp: boolean;
  /** False for tickets alone: they have no address or delivery method, whatever was chosen before. */
  readonly needsDelivery: boolean;
  readonly address: Address | null;
  readonly quote: Quote | null;
  readonly totals: Totals;
};

/** Adds up the quantities of each key. */
function sumBy<T extends { readonly qty: number }>(lines: readonly T[], keyOf: (line: T) => number) {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.qty);
  return sums;
}

/** A cart's lines with their prices and what stock and limits allow, without those that are no longer for sale. */
export const pricedLines = async (payload: Payload, owner: CartOwner): Promise<PricedLine[]> =>
  (await readCart(payload, owner)).lines;

/** The same, and apart from them the lines that are no longer for sale. */
async function readCart(
  payload: Payload,
  owner: CartOwner,
): Promise<{ readonly lines: PricedLine[]; readonly gone: StoredLine[] }> {
  const [stored, skus] = await Promise.all([readLines(payload, owner), soldSkus(payload)]);
  const gone = stored.filter(({ sku }) => !skus.has(sku));
  const current = stored.flatMap((line) => {
    const sku = skus.get(line.sku);
    return sku ? [{ ...line, sku }] : [];
  });
  const products = current.map(({ sku }) => sku.product);
  const [free, limits] = await Promise.all([
    freeStock(
      payload,
      owner,
      current.map(({ sku }) => sku),
    ),
    limitsOf(payload, owner, products),
  ]);
  const wanted = sumBy(current, ({ sku }) => sku.id);
  const wantedOfProduct = sumBy(current, ({ sku }) => sku.product.id);
  const now = contentNow();
  const lines = current.map(({ id, sku, addons: ids, qty, heldQty, heldUntil: holdEnds }) => {
    const addons = ids.map((addon) => sku.addons.get(addon)).filter((addon) => addon !== undefined);
    const price = currentPrice(sku.prices, now);
    const each = addons.reduce((sum, { cents }) => sum + cents, centsOf(price.price));
    // Lines of one SKU share its remaining stock; lines of one product share its limit.
    const ofOthers = (wanted.get(sku.id) ?? 0) - qty;
    const { left: forOwner, isHeldByOthers, ordered, orderedUntil } = free(sku);
    const inStock = canPurchase(Math.max(0, forOwner - ofOthers));
    const limit = limits.get(sku.product.id) ?? null;
    const left = Math.min(inStock, allowedOf(limit, (wantedOfProduct.get(sku.product.id) ?? 0) - qty));
    const isHeld = heldQty >= qty && holdEnds > Date.now();
    const heldByOrder = ordered >= ofOthers + qty ? orderedUntil : 0;
    const heldUntil = isHeld ? holdEnds : heldByOrder;
    const cents = each * qty;
    return {
      ...{ id, sku, addons, qty, price, each, cents },
      ...{ inStock, isHeldByOthers, holdEnds, heldUntil, limit, left },
    };
  });
  return { lines, gone };
}

/** A cart's choices. A guest has no saved address: they send their own, or only the place to price delivery for. */
export type PricedChoice = Omit<CartChoice, 'address'> & {
  readonly address: number | Address | null;
  readonly place?: Place | undefined;
};

/** The chosen address: a guest's own, or a customer's saved address if it belongs to them and is enabled. */
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

/** Prices a cart: its lines, the discount of its promotion code, its delivery, and the totals. */
export async function pricedCart(
  payload: Payload,
  owner: CartOwner,
  choice: PricedChoice,
): Promise<PricedCart> {
  const [{ lines, gone }, chosenAddress, { seller }] = await Promise.all([
    readCart(payload, owner),
    findAddress(payload, owner, choice.address),
    moneySettings(payload),
  ]);
  const isTaxed = chargesGst(seller);
  const { goods } = addUp(lines, { isTaxed });
  const found = await findPromotion(payload, choice.promotionCode, { owner, goods });
  const isPromotionUsedUp = found !== null && (await isUsedUp(payload, owner, found));
  const promotion = isPromotionUsedUp ? null : found;
  const needsDelivery = !isEmailed(lines);
  const address = needsDelivery ? chosenAddress : null;
  const place = address ?? choice.place ?? null;
  const quotes = needsDelivery && choice.shippingType ? await quotesFor(payload, place, lines) : [];
  const chosen = quotes.find(({ id }) => id === choice.shippingType) ?? null;
  const quote = needsDelivery ? chosen : BY_EMAIL;
  const discount = promotion ? discountOf(promotion, goods) : 0;
  const shipping = lines.length > 0 ? (quote?.cents ?? 0) : 0;
  const totals = addUp(lines, { discount, shipping, isTaxed });
  return { lines, gone, promotion, isPromotionUsedUp, needsDelivery, address, quote, totals };
}

/* The totals. */

/**
 * A cart's totals. All amounts include tax; `tax` is the tax within `total`. `discount` is at most `goods`, unless a remainder that
 * includes some of the delivery was waived (`waiveRemainder`).
 */
export type Totals = {
  readonly goods: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly tax: Cents;
};

/** Adds up a cart. A discount never exceeds the goods, and no total falls below zero. */
export function addUp(
  lines: readonly { readonly cents: Cents }[],
  { discount = 0, shipping = 0, isTaxed }: { discount?: Cents; shipping?: Cents; isTaxed: boolean },
): Totals {
  const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
  const off = Math.max(0, Math.min(goods, discount));
  const parts = { goods, discount: off, shipping: Math.max(0, shipping) };
  return { ...parts, ...saleTotal(parts, { isTaxed }) };
}

/** The totals after the seller waived a remainder: it counts as a discount, which may then exceed the goods. */
export const waiveRemainder = (totals: Totals, waived: Cents, isTaxed: boolean): Totals => {
  const parts = { goods: totals.goods, discount: totals.discount + waived, shipping: totals.shipping };
  return { ...parts, ...saleTotal(parts, { isTaxed }) };
};
