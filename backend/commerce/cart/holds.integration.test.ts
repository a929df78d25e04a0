import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { openTestShop, type TestBuyer, type TestShop } from '../../../tests/backend/test-shop.ts';
import { readRowId } from '../catalogue/sku.ts';
import { PAYMENT_LIFETIME_MS } from '../orders-and-payments.ts';
import { visitRoom } from '../waiting-room/waiting-room.ts';
import { addToCart, changeQty, mergeCarts } from './cart-actions.ts';
import type { CartOwner } from './cart-store.ts';
import { pricedLines } from './priced-cart.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
});
afterAll(() => opened.close());

const MINUTE_MS = 60_000;
const someAddress = () => randomBytes(8).toString('hex');
const ticketShop = (stock: number) => openTestShop(payload, { isTicket: true, stock });

const ownerOf = ({ id }: TestBuyer): CartOwner => ({ customer: id });

const add = ({ sku }: TestShop, owner: CartOwner, qty: number, address = someAddress()) =>
  addToCart(payload, owner, { sku, addons: [], qty }, address);

async function lineOf(owner: CartOwner) {
  const [line] = await pricedLines(payload, owner);
  if (!line) throw new Error('The cart is empty.');
  return line;
}

/** Minutes until a cart's hold ends; 0 for no hold. */
async function minutesOf(owner: CartOwner): Promise<number> {
  const { heldUntil } = await lineOf(owner);
  return heldUntil === 0 ? 0 : Math.round((heldUntil - Date.now()) / MINUTE_MS);
}

/** Makes a hold look as if it had started that long ago. */
const agePlaces = ({ sku }: TestShop, minutes: number) =>
  runStatement(
    payload,
    sql`UPDATE cart_lines SET held_until = held_until - ${minutes * MINUTE_MS} WHERE sku = ${sku}`,
  );

test('tickets that a cart holds are its own; the others, and always the last one, go to whoever pays first', async () => {
  const shop = await ticketShop(5);
  const [holder, first, second] = [await shop.newBuyer(), await shop.newBuyer(), await shop.newBuyer()];
  await add(shop, ownerOf(holder), 4);
  expect(await minutesOf(ownerOf(holder))).toBe(15);

  await expect(add(shop, ownerOf(first), 2)).rejects.toMatchObject({ status: 422 });
  await add(shop, ownerOf(first), 1);
  await add(shop, ownerOf(second), 1);
  expect([await minutesOf(ownerOf(first)), await minutesOf(ownerOf(second))]).toEqual([0, 0]);

  expect((await shop.press(first)).isPlaced).toBe(true);
  expect((await shop.press(second)).isPlaced).toBe(false);
  expect(await lineOf(ownerOf(second))).toMatchObject({ left: 0, isHeldByOthers: true });
  expect((await shop.press(holder)).isPlaced).toBe(true);
  expect(await lineOf(ownerOf(second))).toMatchObject({ left: 0, isHeldByOthers: false });
});

test('a hold ends on its own', async () => {
  const shop = await ticketShop(5);
  const [slow, quick] = [await shop.newBuyer(), await shop.newBuyer()];
  await add(shop, ownerOf(slow), 4);
  await agePlaces(shop, 14);
  await expect(add(shop, ownerOf(quick), 5)).rejects.toMatchObject({ status: 422 });
  await agePlaces(shop, 2);
  expect(await minutesOf(ownerOf(slow))).toBe(0);
  await add(shop, ownerOf(quick), 5);
  expect((await shop.press(quick)).isPlaced).toBe(true);
  expect((await shop.press(slow)).isPlaced).toBe(false);
});

test('a new quantity is held instead of the old one, without extending the hold', async () => {
  const shop = await ticketShop(10);
  const [holder, other] = [ownerOf(await shop.newBuyer()), ownerOf(await shop.newBuyer())];
  await add(shop, holder, 6);
  const { id } = await lineOf(holder);
  await agePlaces(shop, 5);
  await changeQty(payload, holder, { id, qty: 2 }, someAddress());
  expect(await minutesOf(holder)).toBe(10);
  await add(shop, other, 6);
  expect(await minutesOf(other)).toBe(15);
  // Eight of ten are held already, so of these four only the holder's own two can be.
  await changeQty(payload, holder, { id, qty: 4 }, someAddress());
  expect(await minutesOf(holder)).toBe(0);
  expect(await lineOf(holder)).toMatchObject({ qty: 4, left: 4 });
  await changeQty(payload, holder, { id, qty: 2 }, someAddress());
  expect(await minutesOf(holder)).toBe(10);
});

test('an order takes over the hold while it is being paid for, and its cart says so', async () => {
  const shop = await ticketShop(2);
  const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
  await add(shop, ownerOf(buyer), 1);
  expect(await minutesOf(ownerOf(buyer))).toBe(15);
  expect((await shop.press(buyer)).isPlaced).toBe(true);
  expect(await minutesOf(ownerOf(buyer))).toBe(PAYMENT_LIFETIME_MS / MINUTE_MS);
  await agePlaces(shop, 60);
  await expect(add(shop, ownerOf(other), 2)).rejects.toMatchObject({ status: 422 });
  await add(shop, ownerOf(other), 1);
  expect((await shop.press(other)).isPlaced).toBe(true);
  // The buyer comes back from the payment page: nothing is sold out for them, and another press orders again.
  expect(await lineOf(ownerOf(buyer))).toMatchObject({ left: 1 });
  expect((await shop.press(buyer)).isPlaced).toBe(true);
});

test('a hold stays when its owner signs in', async () => {
  const shop = await ticketShop(10);
  const buyer = await shop.newBuyer();
  const session = randomBytes(18).toString('base64url');
  await add(shop, { session }, 3);
  await mergeCarts(payload, session, buyer.id);
  expect(await minutesOf(ownerOf(buyer))).toBe(15);
  expect((await lineOf(ownerOf(await shopper(shop)))).left).toBe(7);
});

/** A visitor with one ticket in the cart. */
async function shopper(shop: TestShop): Promise<TestBuyer> {
  const made = await shop.newBuyer();
  await shop.addToCart(made);
  return made;
}

test('a cart holds at most ten tickets of a kind, and an IP address at most twenty carts; all of them can buy', async () => {
  const shop = await ticketShop(1000);
  const many = await shop.newBuyer();
  await add(shop, ownerOf(many), 11);
  expect(await minutesOf(ownerOf(many))).toBe(0);
  expect((await shop.press(many)).isPlaced).toBe(true);

  const address = someAddress();
  const held: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const owner: CartOwner = { session: randomBytes(18).toString('base64url') };
    await add(shop, owner, 1, address);
    held.push(await minutesOf(owner));
  }
  expect(held.filter((minutes) => minutes > 0)).toHaveLength(20);
});

test('while people queue for a ticket, carts hold no more of it, so that those whose turn it is can buy; earlier holds stay', async () => {
  const [shop, other] = [await ticketShop(5), await ticketShop(5)];
  const [holder, early, first] = [await shop.newBuyer(), await shop.newBuyer(), await shop.newBuyer()];
  await add(shop, ownerOf(holder), 1);
  const room = { places: 5, turn_minutes: 10, products: [readRowId(shop.sku).owner] };
  await payload.updateGlobal({ slug: 'waiting-room', data: { ...room, is_open: true } });
  try {
    await add(shop, ownerOf(early), 3);
    expect(await minutesOf(ownerOf(early))).toBe(0);
    await add(shop, ownerOf(first), 4);
    const { ticket: turn } = await visitRoom(payload, '', someAddress());
    expect((await shop.press(first, { turn })).isPlaced).toBe(true);

    const { id } = await lineOf(ownerOf(holder));
    expect(await minutesOf(ownerOf(holder))).toBe(15);
    await changeQty(payload, ownerOf(holder), { id, qty: 1 }, someAddress());
    expect(await minutesOf(ownerOf(holder))).toBe(15);
    // Tickets that nobody queues for are still held.
    await add(other, ownerOf(await other.newBuyer()), 4);
    expect((await lineOf(ownerOf(await shopper(other)))).left).toBe(1);
  } finally {
    await payload.updateGlobal({ slug: 'waiting-room', data: { is_open: false, products: [] } });
  }
});

test('goods and uncounted tickets are not held, and nothing is if the office turns holds off', async () => {
  const goods = await openTestShop(payload, { stock: 10 });
  const buyer = await goods.newBuyer();
  await add(goods, ownerOf(buyer), 1);
  expect(await minutesOf(ownerOf(buyer))).toBe(0);

  const shop = await ticketShop(10);
  await payload.updateGlobal({ slug: 'domain-settings', data: { ticket_hold_minutes: 0 } });
  try {
    const other = await shop.newBuyer();
    await add(shop, ownerOf(other), 1);
    expect(await minutesOf(ownerOf(other))).toBe(0);
  } finally {
    await payload.updateGlobal({ slug: 'domain-settings', data: { ticket_hold_minutes: 15 } });
  }
});
