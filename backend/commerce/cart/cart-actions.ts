import type { Payload } from 'payload';
import type { Sku } from '../../../lib/contract/entities/shop.ts';
import { contentNow } from '../../kernel/clock.ts';
import { badFields, missing } from '../../kernel/failure.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import { addLine, moveLines, removeLines, setQty, type CartOwner } from './cart-store.ts';
import { soldSkus } from '../catalogue/catalogue.ts';
import { currentPrice } from '../catalogue/current-price.ts';
import { limitsOf } from './customer-limits.ts';
import { pricedLines, type PricedLine } from './priced-cart.ts';
import { canPurchase, leftOf, takenOf, takenOfAll, tooFew } from '../catalogue/stock.ts';
import { allowedOf, overLimit } from '../purchase-limits/customer-limit.ts';

/** Why a line can't have more units than are left for it. */
export const shortage = ({ sku, inStock, limit, left }: PricedLine): Message =>
  limit && left < inStock ? overLimit(sku.product.name, limit) : tooFew(sku.product.name, left);

const unitsOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/**
 * Adds units of a SKU to a cart.
 * @throws Failure 422 for a SKU or add-on that isn't for sale, or more than is in stock or its customer may buy
 */
export async function addToCart(
  payload: Payload,
  owner: CartOwner,
  { sku: id, addons, qty }: { sku: number; addons: readonly number[]; qty: number },
): Promise<void> {
  const sku = (await soldSkus(payload)).get(id);
  if (!sku) throw badFields({ sku: msg('cart.notSold') });
  const isUnknown = addons.some((addon) => !sku.addons.has(addon));
  if (isUnknown) throw badFields({ addons: msg('cart.extraNotSold') });
  const { product } = sku;
  const [taken, lines, limits] = await Promise.all([
    takenOf(payload, [id]),
    pricedLines(payload, owner),
    limitsOf(payload, owner, [product]),
  ]);
  const left = canPurchase(leftOf(sku.stock, taken.get(id) ?? 0));
  const held = unitsOf(lines.filter((line) => line.sku.id === id));
  if (held + qty > left) throw badFields({ qty: tooFew(product.name, left) });
  const heldOfProduct = unitsOf(lines.filter((line) => line.sku.product.id === product.id));
  const limit = limits.get(product.id) ?? null;
  if (limit && qty > allowedOf(limit, heldOfProduct))
    throw badFields({ qty: overLimit(product.name, limit) });
  await addLine(payload, owner, { sku: id, addons, qty });
}

/** Sets a line's quantity. @throws Failure 404 without such a line, 422 for more than is in stock or its customer may buy */
export async function changeQty(
  payload: Payload,
  owner: CartOwner,
  { id, qty }: { id: number; qty: number },
): Promise<void> {
  const line = (await pricedLines(payload, owner)).find((one) => one.id === id);
  if (!line) throw missing('line');
  // Lowering a quantity is always allowed, even if stock has fallen below it.
  if (qty > line.left && qty >= line.qty) throw badFields({ qty: shortage(line) });
  if (!(await setQty(payload, owner, id, qty))) throw missing('line');
}

/** Merges an anonymous cart into a customer's, as far as stock allows; what is over a limit per customer stays, and says so. Repeating it has no effect. */
export async function mergeCarts(payload: Payload, session: string, customer: number): Promise<void> {
  await moveLines(payload, session, customer);
  const owner = { customer };
  for (const { id, qty, inStock } of await pricedLines(payload, owner)) {
    if (qty <= inStock) continue;
    if (inStock > 0) await setQty(payload, owner, id, inStock);
    else await removeLines(payload, owner, [id]);
  }
}

const says = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** The SKUs of a product whose name or code contains all the chosen words, if the product offers all the add-ons. */
export async function searchSkus(
  payload: Payload,
  {
    product,
    variations,
    addons,
  }: { product: number; variations: readonly string[]; addons: readonly number[] },
): Promise<Sku[]> {
  const now = contentNow();
  const [skus, taken] = await Promise.all([soldSkus(payload), takenOfAll(payload)]);
  return [...skus.values()]
    .filter((sku) => sku.product.id === product)
    .filter((sku) => addons.every((addon) => sku.addons.has(addon)))
    .filter((sku) => variations.every((word) => says(`${sku.name} ${sku.code}`, word)))
    .map(({ id, code, name, prices, admission, stock }) => {
      const left = leftOf(stock, taken.get(id) ?? 0);
      return {
        id,
        code,
        name,
        ...currentPrice(prices, now),
        admission,
        in_stock: left > 0,
        stock: Number.isFinite(left) ? left : null,
      };
    });
}
