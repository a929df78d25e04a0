import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { MAX_QTY } from '../../../lib/contract/limits.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement, runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { hashOf } from '../../kernel/secrets.ts';

/** Minimum length of an anonymous cart's key in base64url: 128 bits. */
const KEY_LENGTH = 22;

/** A cart's owner: a customer, or whoever holds its key. */
export type CartOwner = { readonly customer: number } | { readonly session: string };

/** A cart's owner as stored: only the hash of an anonymous cart's key is. */
export type StoredOwner = { readonly customer: number } | { readonly sessionHash: string };

/** A cart's owner as stored. */
export const storedOwner = (owner: CartOwner | StoredOwner): StoredOwner =>
  'session' in owner ? { sessionHash: hashOf(owner.session) } : owner;

/** A short text that identifies a cart's owner. */
export function ownerKey(owner: CartOwner | StoredOwner): string {
  const stored = storedOwner(owner);
  return 'customer' in stored ? String(stored.customer) : stored.sessionHash;
}

/** The owner of the cart that a call is about. A browser without a key, or with one that is too short, gets a new key. */
export function cartOwner(customer: { readonly id: number } | null, session: string): CartOwner {
  if (customer) return { customer: customer.id };
  return { session: session.length >= KEY_LENGTH ? session : randomBytes(18).toString('base64url') };
}

/** A cart's choices besides its lines; '' and null mean none. `shippingType` and `address` are ids. */
export type CartChoice = {
  readonly promotionCode: string;
  readonly shippingType: number | null;
  readonly address: number | null;
};

const isOwned = (owner: CartOwner | StoredOwner): Statement => {
  const stored = storedOwner(owner);
  return 'customer' in stored
    ? sql`customer_id = ${stored.customer}`
    : sql`session_hash = ${stored.sessionHash} AND customer_id IS NULL`;
};

const makeCart = (owner: CartOwner): Statement =>
  'customer' in owner
    ? sql`INSERT INTO carts (customer_id) VALUES (${owner.customer}) ON CONFLICT (customer_id) DO NOTHING`
    : sql`INSERT INTO carts (session_hash) VALUES (${hashOf(owner.session)}) ON CONFLICT (session_hash) DO NOTHING`;

/** The id of an owner's cart, as a subquery. */
export const cartOf = (owner: CartOwner | StoredOwner): Statement =>
  sql`(SELECT id FROM carts WHERE ${isOwned(owner)})`;

/** Locks a cart: of two transactions that begin with it, the second sees what the first one has written. */
export const lockCart = (owner: CartOwner | StoredOwner): Statement =>
  sql`UPDATE carts SET updated_at = updated_at WHERE ${isOwned(owner)}`;

/** A cart line as stored: `addons` are wire ids. */
export type StoredLine = {
  readonly id: number;
  readonly sku: number;
  readonly addons: readonly number[];
  readonly qty: number;
  /** How many of the units are held, and until when in milliseconds (`holds.ts`); 0 for none. */
  readonly heldQty: number;
  readonly heldUntil: number;
};

/** A cart's lines, in the order they were added. */
export async function readLines(payload: Payload, owner: CartOwner): Promise<StoredLine[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, sku, addons, qty, held_qty, held_until FROM cart_lines WHERE cart_id = ${cartOf(owner)} ORDER BY id`,
  );
  return rows.map(({ id, sku, addons, qty, held_qty: heldQty, held_until: heldUntil }) => ({
    id: Number(id),
    sku: Number(sku),
    addons: String(addons)
      .split(' ')
      .filter((word) => word !== '-')
      .map(Number),
    qty: Number(qty),
    heldQty: Number(heldQty ?? 0),
    heldUntil: Number(heldUntil ?? 0),
  }));
}

const idOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** Reads a cart's choices, so that every call returns the cart's actual total. */
export async function readChoice(payload: Payload, owner: CartOwner): Promise<CartChoice> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT promotion_code, shipping_type, shipping_address FROM carts WHERE ${isOwned(owner)}`,
  );
  const { promotion_code: code, shipping_type: type, shipping_address: address } = rows[0] ?? {};
  return {
    promotionCode: typeof code === 'string' ? code : '',
    shippingType: idOrNull(type),
    address: idOrNull(address),
  };
}

/** Stores a cart's choices. Does nothing if there is no cart. */
export async function storeChoice(
  payload: Payload,
  owner: CartOwner,
  { promotionCode, shippingType, address }: CartChoice,
): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE carts SET promotion_code = ${promotionCode || null}, shipping_type = ${shippingType},
          shipping_address = ${address}, updated_at = ${new Date().toISOString()}
        WHERE ${isOwned(owner)}`,
  );
}

/** Clears a promotion code from a cart once an order has used it. */
export async function clearPromotion(payload: Payload, owner: StoredOwner, code: string): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE carts SET promotion_code = NULL WHERE ${isOwned(owner)} AND promotion_code = ${code}`,
  );
}

/** Add-ons as one text, so that the database recognises lines with the same add-ons. */
const addonsKey = (addons: readonly number[]): string =>
  [...new Set(addons)].toSorted((a, b) => a - b).join(' ') || '-';

const moreOf = sql`qty = CASE WHEN cart_lines.qty + excluded.qty > ${MAX_QTY} THEN ${MAX_QTY} ELSE cart_lines.qty + excluded.qty END`;

/** Additional statements for the transaction that changes a line: those before the change, and those after it, given the condition that finds the line. */
export type WithLine = {
  readonly before: readonly Statement[];
  readonly after: (line: Statement) => readonly Statement[];
};

const NOTHING_ELSE: WithLine = { before: [], after: () => [] };

/** Adds units: as a new line, or to the existing one. */
export async function addLine(
  payload: Payload,
  owner: CartOwner,
  { sku, addons, qty }: Pick<StoredLine, 'sku' | 'addons' | 'qty'>,
  { before, after }: WithLine = NOTHING_ELSE,
): Promise<void> {
  await runInTransaction(payload, [
    ...before,
    makeCart(owner),
    sql`UPDATE carts SET updated_at = ${new Date().toISOString()} WHERE ${isOwned(owner)}`,
    sql`INSERT INTO cart_lines (cart_id, sku, addons, qty)
        SELECT id, ${sku}, ${addonsKey(addons)}, ${qty} FROM carts WHERE ${isOwned(owner)}
        ON CONFLICT (cart_id, sku, addons) DO UPDATE SET ${moreOf}`,
    ...after(sql`cart_id = ${cartOf(owner)} AND sku = ${sku} AND addons = ${addonsKey(addons)}`),
  ]);
}

/** Whether an owner has a cart already. */
export async function hasCart(payload: Payload, owner: CartOwner): Promise<boolean> {
  const { rows } = await runStatement(payload, sql`SELECT id FROM carts WHERE ${isOwned(owner)}`);
  return rows.length > 0;
}

/** Sets a line's quantity. Units that it no longer has are no longer held. @returns false if the cart has no such line */
export async function setQty(
  payload: Payload,
  owner: CartOwner,
  id: number,
  qty: number,
  { before, after }: WithLine = NOTHING_ELSE,
): Promise<boolean> {
  const line = sql`id = ${id} AND cart_id = ${cartOf(owner)}`;
  const results = await runInTransaction(payload, [
    ...before,
    sql`UPDATE cart_lines SET qty = ${qty}, held_qty = CASE WHEN held_qty > ${qty} THEN ${qty} ELSE held_qty END WHERE ${line}`,
    ...after(line),
  ]);
  return results[before.length]?.changed === 1;
}

/** Lowers a line's quantity. @returns false if it has no more than that already, or the cart has no such line */
export async function lowerQty(
  payload: Payload,
  owner: CartOwner,
  id: number,
  qty: number,
): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`UPDATE cart_lines SET qty = ${qty}, held_qty = CASE WHEN held_qty > ${qty} THEN ${qty} ELSE held_qty END
        WHERE id = ${id} AND cart_id = ${cartOf(owner)} AND qty > ${qty}`,
  );
  return changed === 1;
}

/**
 * Removes lines. It's not an error if one is already gone, since two tabs may remove it at once.
 * @returns the ids of those that this call removed
 */
export async function removeLines(
  payload: Payload,
  owner: CartOwner,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const results = await runInTransaction(
    payload,
    ids.map((id) => sql`DELETE FROM cart_lines WHERE id = ${id} AND cart_id = ${cartOf(owner)}`),
  );
  return ids.filter((_id, index) => results[index]?.changed === 1);
}

/** An order's line: the cart line that it was made from, and how many of its units. */
type OrderedLine = { readonly cart_line: number; readonly qty: number };

/** The condition that a cart still has what is ordered from one of its lines. */
export const isInCart = (owner: CartOwner | StoredOwner, { cart_line: id, qty }: OrderedLine): Statement =>
  sql`EXISTS (SELECT 1 FROM cart_lines WHERE id = ${id} AND cart_id = ${cartOf(owner)} AND qty >= ${qty})`;

/**
 * The statements that take what was bought out of its cart, each only if `condition` holds. Units added since the order stay. Each run takes
 * units out again, so they belong to the one transaction in which the order becomes paid.
 */
export const removeBought = (
  owner: CartOwner | StoredOwner,
  lines: readonly OrderedLine[],
  condition: Statement,
): Statement[] =>
  lines.flatMap(({ cart_line: id, qty }) => {
    const isOwn = sql`id = ${id} AND cart_id = ${cartOf(owner)} AND ${condition}`;
    return [
      sql`DELETE FROM cart_lines WHERE qty <= ${qty} AND ${isOwn}`,
      // The line is gone, unless units have been added to it since the order.
      sql`UPDATE cart_lines SET qty = qty - ${qty}, held_qty = NULL, held_until = NULL WHERE ${isOwn}`,
    ];
  });

/** When two lines become one, it keeps the hold that ends later. */
const ofLongerHold = (column: Statement): Statement =>
  sql`CASE WHEN COALESCE(excluded.held_until, 0) > COALESCE(cart_lines.held_until, 0)
      THEN excluded.${column} ELSE cart_lines.${column} END`;

/** The anonymous cart's choices win, because they are what the visitor saw before signing in. */
const moveChoice = (from: CartOwner, to: CartOwner): Statement[] => {
  const chosen = (column: Statement) =>
    sql`COALESCE((SELECT ${column} FROM carts WHERE ${isOwned(from)}), ${column})`;
  const [code, type] = [sql`promotion_code`, sql`shipping_type`];
  return [
    sql`UPDATE carts SET promotion_code = ${chosen(code)}, shipping_type = ${chosen(type)} WHERE ${isOwned(to)}`,
    sql`UPDATE carts SET promotion_code = NULL, shipping_type = NULL WHERE ${isOwned(from)}`,
  ];
};

/**
 * Moves an anonymous cart's contents into a customer's cart. The second time, there is nothing left to move.
 * @returns the ids of the lines that together would have more than `MAX_QTY` units: they have that many
 */
export async function moveLines(
  payload: Payload,
  session: string,
  customer: number,
): Promise<readonly number[]> {
  if (session.length < KEY_LENGTH) return [];
  const [from, to]: CartOwner[] = [{ session }, { customer }];
  if (!from || !to) return [];
  const results = await runInTransaction(payload, [
    makeCart(to),
    lockCart(from),
    sql`SELECT own.id FROM cart_lines own JOIN cart_lines added ON added.sku = own.sku AND added.addons = own.addons
        WHERE own.cart_id = ${cartOf(to)} AND added.cart_id = ${cartOf(from)} AND own.qty + added.qty > ${MAX_QTY}`,
    sql`INSERT INTO cart_lines (cart_id, sku, addons, qty, held_qty, held_until)
        SELECT ${cartOf(to)}, sku, addons, qty, held_qty, held_until FROM cart_lines WHERE cart_id = ${cartOf(from)}
        ON CONFLICT (cart_id, sku, addons) DO UPDATE SET ${moreOf}, held_qty = ${ofLongerHold(sql`held_qty`)}, held_until = ${ofLongerHold(sql`held_until`)}`,
    sql`DELETE FROM cart_lines WHERE cart_id = ${cartOf(from)}`,
    ...moveChoice(from, to),
  ]);
  return (results[2]?.rows ?? []).map(({ id }) => Number(id));
}
