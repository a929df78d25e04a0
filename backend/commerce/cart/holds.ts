import type { Payload } from 'payload';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { takeUses } from '../../kernel/limits/limits.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { countedStock, lockStock } from '../catalogue/stock.ts';
import { moneySettings } from '../money/settings.ts';
import { needsTurnFor, roomSettings } from '../waiting-room-settings.ts';
import { cartOf, type CartOwner, type StoredOwner, type WithLine } from './cart-store.ts';

/*
 * Tickets held in carts (decision 171). A cart line has so many units held until a moment, in milliseconds. Nothing releases them: once the
 * moment has passed, they no longer count. Units held and units taken by orders are never more than there are.
 */

/** The most units of one kind that are held in one cart. */
const MOST_HELD = 10;
/** Of what isn't sold, 4 of 5 can be held at once. The rest is for whoever pays first, whatever carts hold. */
const [HOLDABLE, OF] = [4, 5];

const MINUTE_MS = 60_000;

/** Whether units of a SKU are held in carts: tickets, if there is a number of them. */
export const isHoldable = ({ product: { isTicket }, stock: { stock } }: SoldSku): boolean =>
  isTicket && stock !== null && stock !== undefined;

/** A line's units that are held: those it still has. */
const heldUnits = sql`CASE WHEN held_qty < qty THEN held_qty ELSE qty END`;

/** Units of a SKU that other carts hold now. */
export const heldByOthers = (sku: number, owner: CartOwner | StoredOwner, now = Date.now()): Statement =>
  sql`(SELECT COALESCE(SUM(${heldUnits}), 0) FROM cart_lines
       WHERE sku = ${sku} AND held_until > ${now} AND cart_id NOT IN ${cartOf(owner)})`;

/** Units of some SKUs that other carts hold now. */
export async function readHeldByOthers(
  payload: Payload,
  owner: CartOwner,
  skus: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (skus.length === 0) return new Map();
  const list = joined(
    skus.map((sku) => sql`${sku}`),
    ', ',
  );
  const { rows } = await runStatement(
    payload,
    sql`SELECT sku, SUM(${heldUnits}) AS held FROM cart_lines
        WHERE sku IN (${list}) AND held_until > ${Date.now()} AND cart_id NOT IN ${cartOf(owner)} GROUP BY sku`,
  );
  return new Map(rows.map(({ sku, held }) => [Number(sku), Number(held)]));
}

/** When a hold for a visitor at `address` would end that begins now, in milliseconds; null if there are none, or the address has had its share. */
async function newHoldUntil(payload: Payload, address: string): Promise<number | null> {
  const { holdMinutes } = await moneySettings(payload);
  if (holdMinutes === 0 || (await takeUses([RATE_LIMITS.ticketHolds, address])) > 0) return null;
  return Date.now() + holdMinutes * MINUTE_MS;
}

/**
 * The statement that holds a line's units, as many as it has, if they may be held; otherwise it keeps the hold it has. A hold that is running isn't
 * prolonged. Lock the stock first (`lockStock`).
 * @param until when a new hold ends
 */
function holdLine(line: Statement, sku: number, until: number): Statement {
  const now = Date.now();
  const ofOtherLines = sql`(SELECT COALESCE(SUM(CASE WHEN h.held_qty < h.qty THEN h.held_qty ELSE h.qty END), 0)
    FROM cart_lines h WHERE h.sku = ${sku} AND h.held_until > ${now} AND h.id <> cart_lines.id)`;
  const inThisCart = sql`(SELECT SUM(h.qty) FROM cart_lines h WHERE h.sku = ${sku} AND h.cart_id = cart_lines.cart_id)`;
  return sql`
    UPDATE cart_lines SET held_qty = qty, held_until = CASE WHEN held_until > ${now} THEN held_until ELSE ${until} END
    WHERE ${line} AND ${inThisCart} <= ${MOST_HELD}
      AND (${ofOtherLines} + qty) * ${OF} <=
        (${countedStock(sku)} - (SELECT taken FROM stock_levels WHERE sku = ${sku})) * ${HOLDABLE}`;
}

/**
 * What holds a line's units in the transaction that changes it.
 * @param running when the hold that the cart has of this SKU ends; 0 for none
 * @param address the visitor's
 */
export async function withHold(
  payload: Payload,
  sku: SoldSku,
  { running, address }: { readonly running: number; readonly address: string },
): Promise<WithLine | undefined> {
  if (!isHoldable(sku)) return undefined;
  // In the waiting room's queue whoever came first is first, and not whoever filled a cart on the way. Holds that are running end in their time.
  const room = await roomSettings(payload);
  if (room !== null && needsTurnFor(room, sku)) return undefined;
  const until = running > Date.now() ? running : await newHoldUntil(payload, address);
  if (until === null) return undefined;
  return { before: lockStock([sku.id]), after: (line) => [holdLine(line, sku.id, until)] };
}

/** The statement that ends the holds of lines that an order has taken over, if a condition holds. */
export const endHold = (line: number, condition: Statement): Statement =>
  sql`UPDATE cart_lines SET held_qty = NULL, held_until = NULL WHERE id = ${line} AND ${condition}`;
