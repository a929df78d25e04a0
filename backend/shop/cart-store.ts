import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { MAX_QTY } from '../../lib/contract/limits.ts';
import { sql, type Statement } from '../database/statement.ts';
import { runStatement, runTogether } from '../database/together.ts';
import { hashOf } from '../money/secrets.ts';

/** Shortest key of an anonymous cart: 128 bits. */
const KEY_LENGTH = 22;

/** Whose cart: a customer's, or that of whoever has the key. */
export type CartOwner = { readonly customer: number } | { readonly session: string };

/** The owner of the cart that a call means. A browser without a key, or with too short a one, gets a new key. */
export function cartOwner(customer: { readonly id: number } | null, session: string): CartOwner {
  if (customer) return { customer: customer.id };
  return { session: session.length >= KEY_LENGTH ? session : randomBytes(18).toString('base64url') };
}

const isOwned = (owner: CartOwner): Statement =>
  'customer' in owner
    ? sql`customer_id = ${owner.customer}`
    : sql`session_hash = ${hashOf(owner.session)} AND customer_id IS NULL`;

const makeCart = (owner: CartOwner): Statement =>
  'customer' in owner
    ? sql`INSERT INTO carts (customer_id) VALUES (${owner.customer}) ON CONFLICT (customer_id) DO NOTHING`
    : sql`INSERT INTO carts (session_hash) VALUES (${hashOf(owner.session)}) ON CONFLICT (session_hash) DO NOTHING`;

const cartOf = (owner: CartOwner): Statement => sql`(SELECT id FROM carts WHERE ${isOwned(owner)})`;

/** A line of a cart as it is kept: `addons` are wire ids. */
export type StoredLine = {
  readonly id: number;
  readonly sku: number;
  readonly addons: readonly number[];
  readonly qty: number;
};

/** The lines of a cart, in the order they were put in. */
export async function readLines(payload: Payload, owner: CartOwner): Promise<StoredLine[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, sku, addons, qty FROM cart_lines WHERE cart_id = ${cartOf(owner)} ORDER BY id`,
  );
  return rows.map(({ id, sku, addons, qty }) => ({
    id: Number(id),
    sku: Number(sku),
    addons: String(addons)
      .split(' ')
      .filter((word) => word !== '-')
      .map(Number),
    qty: Number(qty),
  }));
}

/** Additions as one text, so that the database knows two lines of the same from each other. */
const addonsKey = (addons: readonly number[]): string =>
  [...new Set(addons)].toSorted((a, b) => a - b).join(' ') || '-';

const moreOf = sql`qty = CASE WHEN cart_lines.qty + excluded.qty > ${MAX_QTY} THEN ${MAX_QTY} ELSE cart_lines.qty + excluded.qty END`;

/** Puts pieces in: a line of its own, or more of the line that is there. */
export async function addLine(
  payload: Payload,
  owner: CartOwner,
  { sku, addons, qty }: Omit<StoredLine, 'id'>,
): Promise<void> {
  await runTogether(payload, [
    makeCart(owner),
    sql`UPDATE carts SET updated_at = ${new Date().toISOString()} WHERE ${isOwned(owner)}`,
    sql`INSERT INTO cart_lines (cart_id, sku, addons, qty)
        SELECT id, ${sku}, ${addonsKey(addons)}, ${qty} FROM carts WHERE ${isOwned(owner)}
        ON CONFLICT (cart_id, sku, addons) DO UPDATE SET ${moreOf}`,
  ]);
}

/** Sets how many pieces a line has. @returns false if there is no such line in this cart */
export async function setQty(payload: Payload, owner: CartOwner, id: number, qty: number): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`UPDATE cart_lines SET qty = ${qty} WHERE id = ${id} AND cart_id = ${cartOf(owner)}`,
  );
  return changed === 1;
}

/** Takes lines out. One that is gone already is no mistake: two tabs may press at once. */
export async function removeLines(payload: Payload, owner: CartOwner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await runTogether(
    payload,
    ids.map((id) => sql`DELETE FROM cart_lines WHERE id = ${id} AND cart_id = ${cartOf(owner)}`),
  );
}

/** Moves what lies in an anonymous cart into a customer's, once: a second time there is nothing left to move. */
export async function moveLines(payload: Payload, session: string, customer: number): Promise<void> {
  if (session.length < KEY_LENGTH) return;
  const [from, to]: CartOwner[] = [{ session }, { customer }];
  if (!from || !to) return;
  await runTogether(payload, [
    makeCart(to),
    sql`UPDATE carts SET updated_at = updated_at WHERE ${isOwned(from)}`,
    sql`INSERT INTO cart_lines (cart_id, sku, addons, qty)
        SELECT ${cartOf(to)}, sku, addons, qty FROM cart_lines WHERE cart_id = ${cartOf(from)}
        ON CONFLICT (cart_id, sku, addons) DO UPDATE SET ${moreOf}`,
    sql`DELETE FROM cart_lines WHERE cart_id = ${cartOf(from)}`,
  ]);
}
