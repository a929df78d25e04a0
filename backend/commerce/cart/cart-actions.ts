import type { Payload } from 'payload';
import type { FreeSku } from '../../../lib/contract/endpoints/cart.ts';
import type { RemovalReason, RemovedItem } from '../../../lib/contract/entities/cart.ts';
import { contentNow } from '../../kernel/clock.ts';
import { badFields, missing } from '../../kernel/failure.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { addLine, hasCart, lowerQty, moveLines, removeLines, setQty, type CartOwner } from './cart-store.ts';
import { allSkus, soldSkus, whyNotForSale } from '../catalogue/catalogue.ts';
import { currentPrice } from '../catalogue/current-price.ts';
import { skuTitle } from '../catalogue/sku-title.ts';
import { limitsOf } from './customer-limits.ts';
import { freeStock } from './free-stock.ts';
import { withHold } from './holds.ts';
import { pricedLines, type PricedLine } from './priced-cart.ts';
import { canPurchase, tooFew } from '../catalogue/stock.ts';
import { allowedOf, overLimit } from '../purchase-limits/customer-limit.ts';

/** The message for a line that wants more units than are left for it. */
export const shortage = ({ sku, inStock, limit, left, isHeldByOthers }: PricedLine): Message =>
  limit && left < inStock
    ? overLimit(sku.product.name, limit)
    : tooFew(sku.product.name, left, isHeldByOthers);

/** Why something isn't for sale, if there is more to say than that. */
const REFUSALS: Readonly<Partial<Record<RemovalReason, Message>>> = {
  postponed: msg('cart.postponed'),
  cancelled: msg('cart.cancelled'),
};

/** The message for a SKU that isn't for sale. */
async function notForSale(payload: Payload, id: number): Promise<Message> {
  const sku = (await allSkus(payload)).get(id);
  const reason = sku ? await whyNotForSale(payload, sku.product) : null;
  return (reason && REFUSALS[reason]) ?? msg('cart.notSold');
}

/** When the hold on lines of one SKU ends, in milliseconds; 0 for no hold. */
const runningOf = (lines: readonly PricedLine[]): number =>
  Math.max(0, ...lines.map(({ holdEnds }) => holdEnds));

const unitsOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/**
 * Adds units of a SKU to a cart, where tickets are held for a while. `address` is the visitor's IP address.
 * @throws Failure 422 for a SKU or add-on that isn't for sale, and for more units than are in stock or one customer may buy; 429 for too many
 * new carts
 */
export async function addToCart(
  payload: Payload,
  owner: CartOwner,
  { sku: id, addons, qty }: { sku: number; addons: readonly number[]; qty: number },
  address: string,
): Promise<void> {
  const sku = (await soldSkus(payload)).get(id);
  if (!sku) throw badFields({ sku: await notForSale(payload, id) });
  const isUnknown = addons.some((addon) => !sku.addons.has(addon));
  if (isUnknown) throw badFields({ addons: msg('cart.extraNotSold') });
  const { product } = sku;
  const [free, lines, limits] = await Promise.all([
    freeStock(payload, owner, [sku]),
    pricedLines(payload, owner),
    limitsOf(payload, owner, [product]),
  ]);
  const { left, isHeldByOthers } = free(sku);
  const own = lines.filter((line) => line.sku.id === id);
  if (unitsOf(own) + qty > canPurchase(left))
    throw badFields({ qty: tooFew(product.name, canPurchase(left), isHeldByOthers) });
  const heldOfProduct = unitsOf(lines.filter((line) => line.sku.product.id === product.id));
  const limit = limits.get(product.id) ?? null;
  if (limit && qty > allowedOf(limit, heldOfProduct))
    throw badFields({ qty: overLimit(product.name, limit) });
  const isNewGuest = 'session' in owner && lines.length === 0 && !(await hasCart(payload, owner));
  if (isNewGuest) await countUses([RATE_LIMITS.newCarts, address]);
  const hold = await withHold(payload, sku, { running: runningOf(own), address });
  await addLine(payload, owner, { sku: id, addons, qty }, hold);
}

/**
 * Sets a line's quantity, and holds any units added. `address` is the visitor's IP address.
 * @throws Failure 404 if there is no such line, 422 for more units than are in stock or one customer may buy
 */
export async function changeQty(
  payload: Payload,
  owner: CartOwner,
  { id, qty }: { id: number; qty: number },
  address: string,
): Promise<void> {
  const lines = await pricedLines(payload, owner);
  const line = lines.find((one) => one.id === id);
  if (!line) throw missing('line');
  // Lowering a quantity is always allowed, even if stock has fallen below it.
  if (qty > line.left && qty >= line.qty) throw badFields({ qty: shortage(line) });
  const running = runningOf(lines.filter(({ sku }) => sku.id === line.sku.id));
  const hold = await withHold(payload, line.sku, { running, address });
  if (!(await setQty(payload, owner, id, qty, hold))) throw missing('line');
}

/** Lowers a line to what is in stock, and removes it if nothing is. @returns whether this call did */
async function cutToStock(
  payload: Payload,
  owner: CartOwner,
  { id, inStock }: Pick<PricedLine, 'id' | 'inStock'>,
): Promise<boolean> {
  if (inStock > 0) return lowerQty(payload, owner, id, inStock);
  return (await removeLines(payload, owner, [id])).length > 0;
}

/**
 * Merges an anonymous cart into a customer's, as far as stock allows. Lines over a limit per customer stay as they are, and the cart says so.
 * Repeating it has no effect.
 * @returns what the two had too much of, so that the customer can be told
 */
export async function mergeCarts(
  payload: Payload,
  session: string,
  customer: number,
): Promise<RemovedItem[]> {
  const full = new Set(await moveLines(payload, session, customer));
  const owner = { customer };
  let lines = await pricedLines(payload, owner);
  const cut: RemovedItem[] = [];
  for (const id of lines.map((line) => line.id)) {
    const line = lines.find((one) => one.id === id);
    if (!line) continue;
    const { sku, qty, inStock, isHeldByOthers } = line;
    // What other carts hold may be available again in a few minutes.
    const isOver = qty > inStock && !isHeldByOthers;
    const left = isOver ? inStock : qty;
    if (isOver ? await cutToStock(payload, owner, line) : full.has(id))
      cut.push({ name: skuTitle(sku), reason: 'too_few', ...(left > 0 ? { left } : {}) });
    // Lines of the same SKU share its stock: the next one may have what this one has given up.
    if (isOver) lines = await pricedLines(payload, owner);
  }
  return cut;
}

const contains = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

type SkuSearch = {
  readonly product: number;
  readonly variations: readonly string[];
  readonly addons: readonly number[];
};

/** Finds the SKUs of a product that offer all these add-ons and whose name or code contains all these variations, with what is left for the owner of a cart. */
export async function searchSkus(
  payload: Payload,
  { product, variations, addons }: SkuSearch,
  owner: CartOwner,
): Promise<FreeSku[]> {
  const now = contentNow();
  const found = [...(await soldSkus(payload)).values()]
    .filter((sku) => sku.product.id === product)
    .filter((sku) => addons.every((addon) => sku.addons.has(addon)))
    .filter((sku) => variations.every((word) => contains(`${sku.name} ${sku.code}`, word)));
  const free = await freeStock(payload, owner, found);
  return found.map((sku) => {
    const { id, code, name, prices, admission } = sku;
    const { left, isHeldByOthers } = free(sku);
    return {
      id,
      code,
      name,
      ...currentPrice(prices, now),
      admission,
      in_stock: left > 0,
      stock: Number.isFinite(left) ? left : null,
      is_held_by_others: isHeldByOthers,
    };
  });
}
