import type { Payload } from 'payload';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { takeUses } from '../../kernel/limiter/count-uses.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { countedStock, lockStock } from '../catalogue/stock.ts';
import { moneySettings } from '../money/settings.ts';
import { needsTurnFor, roomSettings } from '../waiting-room-settings.ts';
import { cartOf, type CartOwner, type StoredOwner, type WithLine } from './cart-store.ts';
import { isOpenOrderOf } from './open-orders.ts';

/*
 * Tickets held in carts (decision 171). A cart line stores how many of its units are held, and until when in milliseconds. Holds aren't
 * released; they just stop counting once that time has passed. Units held and units taken by orders never add up to more than there are.
 */

/** Most units of one SKU that are held in one cart. */
const MOST_HELD = 10;
/** Four in five of the unsold units can be held at once. The rest goes to whoever pays first, whatever carts hold. */
const [HOLDABLE, OF] = [4, 5];

const MINUTE_MS = 60_000;

/** Whether units of a SKU are held in carts: those of tickets whose stock is counted. */
export const isHoldable = ({ product: { isTicket }, stock: { stock } }: SoldSku): boolean =>
  isTicket && stock !== null && stock !== undefined;

/** How many units of a line are held: no more than the line still has. */
const heldUnits = sql`CASE WHEN held_qty < qty THEN held_qty ELSE qty END`;

/** The number of units of a SKU that other carts hold now. */
export const heldByOthers = (sku: number, owner: CartOwner | StoredOwner): Statement =>
  sql`(SELECT COALESCE(SUM(${heldUnits}), 0) FROM cart_lines
       WHERE sku = ${sku} AND held_until > ${Date.now()} AND cart_id NOT IN ${cartOf(owner)})`;

/** Who has units of some SKUs now. */
type UnitsInUse = {
  /** The number of units taken by orders, by SKU. */
  readonly taken: ReadonlyMap<number, number>;
  /** The number of units held by other carts, by SKU. */
  readonly held: ReadonlyMap<number, number>;
  /** The ids of the owner's orders whose payment is open: what they took is among `taken`. */
  readonly open: readonly number[];
};

/**
 * Reads who has units, all in one statement: an order takes what its cart held, and returns what it took when its payment is closed, which
 * several reads could count twice, or not at all.
 * @param skus whose units are counted
 * @param holdable those of them whose units are held in carts
 */
export async function unitsInUse(
  payload: Payload,
  owner: CartOwner,
  { skus, holdable }: { readonly skus: readonly number[]; readonly holdable: readonly number[] },
): Promise<UnitsInUse> {
  if (skus.length === 0) return { taken: new Map(), held: new Map(), open: [] };
  const list = (ids: readonly number[]) =>
    joined(
      ids.map((id) => sql`${id}`),
      ', ',
    );
  const inCarts =
    holdable.length === 0
      ? sql``
      : sql`
        UNION ALL
        SELECT 'held' AS state, sku, SUM(${heldUnits}) AS units FROM cart_lines
        WHERE sku IN (${list(holdable)}) AND held_until > ${Date.now()} AND cart_id NOT IN ${cartOf(owner)} GROUP BY sku`;
  const { rows } = await runStatement(
    payload,
    sql`SELECT 'taken' AS state, sku AS id, taken AS units FROM stock_levels WHERE sku IN (${list(skus)})
        UNION ALL
        SELECT 'open' AS state, id, 0 AS units FROM orders WHERE ${isOpenOrderOf(owner)}${inCarts}`,
  );
  const rowsOf = (wanted: keyof UnitsInUse) => rows.filter(({ state }) => state === wanted);
  const unitsOf = (wanted: 'taken' | 'held') =>
    new Map(rowsOf(wanted).map(({ id, units }) => [Number(id), Number(units)]));
  return { taken: unitsOf('taken'), held: unitsOf('held'), open: rowsOf('open').map(({ id }) => Number(id)) };
}

/** When a hold that starts now would end, in milliseconds; null if tickets aren't held, or the visitor's IP address has had its share of holds. */
async function newHoldUntil(payload: Payload, address: string): Promise<number | null> {
  const { holdMinutes } = await moneySettings(payload);
  if (holdMinutes === 0 || (await takeUses([RATE_LIMITS.ticketHolds, address])) > 0) return null;
  return Date.now() + holdMinutes * MINUTE_MS;
}

/**
 * The statement that holds all of a line's units if they may be held; if not, the line's hold stays as it is. A running hold isn't extended.
 * Lock the stock first (`lockStock`).
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
 * The statements that hold a line's units in the transaction that changes the line.
 * @param running when the cart's hold on this SKU ends; 0 for no hold
 * @param address the visitor's IP address
 * @returns undefined if the units aren't held
 */
export async function withHold(
  payload: Payload,
  sku: SoldSku,
  { running, address }: { readonly running: number; readonly address: string },
): Promise<WithLine | undefined> {
  if (!isHoldable(sku)) return undefined;
  // The waiting room serves people in the order they came, not in the order they filled their carts. Running holds end when they would have.
  const room = await roomSettings(payload);
  if (room !== null && needsTurnFor(room, sku)) return undefined;
  const until = running > Date.now() ? running : await newHoldUntil(payload, address);
  if (until === null) return undefined;
  return { before: lockStock([sku.id]), after: (line) => [holdLine(line, sku.id, until)] };
}

/** The statement that ends a line's hold once an order has taken over its units, if `condition` holds. */
export const endHold = (line: number, condition: Statement): Statement =>
  sql`UPDATE cart_lines SET held_qty = NULL, held_until = NULL WHERE id = ${line} AND ${condition}`;
