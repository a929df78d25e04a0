import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  newPress,
  openTestShop,
  ordersOf,
  pageIn,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { readLines, setQty } from '../cart/cart-store.ts';
import { creditBalance } from '../credit/credit.ts';
import { decideSandboxPayment } from '../payments/sandbox/sandbox-gateway.ts';
import { settlePageOf } from '../payments/settle.ts';
import { endTicketOrders, finishOrder, finishPaidOrders } from './finish-order.ts';

let opened: TemporaryPayload;
let payload: Payload;
let shop: TestShop;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  shop = await openTestShop(payload);
});
afterAll(() => opened.close());

const cartOf = async ({ id }: TestBuyer) =>
  (await readLines(payload, { customer: id })).map(({ qty }) => qty);

/** The gateway reports several times at once that a page was paid. */
async function pay(address: string): Promise<void> {
  const page = pageIn(address);
  await decideSandboxPayment(payload, page, 'approved');
  await Promise.all([1, 2, 3].map(() => settlePageOf(payload, { page, reference: '' })));
}

test('only what was bought is taken out of the cart, once, however often the order is finished', async () => {
  const buyer = await shop.newBuyer();
  await shop.addToCart(buyer, 3);
  const { payment, orderId } = await shop.press(buyer);
  // While the payment page is open, more is added to the cart in another tab.
  await shop.addToCart(buyer, 5);
  await pay(payment);
  expect(await cartOf(buyer)).toEqual([5]);
  const order = await payload.findByID({ collection: 'orders', id: orderId ?? 0, depth: 0 });
  await Promise.all([1, 2, 3].map(() => finishOrder(payload, order, null)));
  expect(await cartOf(buyer)).toEqual([5]);
});

test('a cart with what was bought, or less, is empty afterwards', async () => {
  const [same, less] = [await shop.newBuyer(), await shop.newBuyer()];
  for (const buyer of [same, less]) {
    await shop.addToCart(buyer, 2);
    const { payment } = await shop.press(buyer);
    const [line] = await readLines(payload, { customer: buyer.id });
    if (buyer === less) await setQty(payload, { customer: buyer.id }, line?.id ?? 0, 1);
    await pay(payment);
  }
  expect([await cartOf(same), await cartOf(less)]).toEqual([[], []]);
});

const orderNow = ({ orderId }: { readonly orderId: number | null }) =>
  payload.findByID({ collection: 'orders', id: orderId ?? 0, depth: 0 });

test('a tickets-only order counts as sent once it is paid; an order with goods waits for the office', async () => {
  const tickets = await openTestShop(payload, { isTicket: true });
  const buyer = await tickets.newBuyer();
  await tickets.addToCart(buyer, 2);
  const ordered = await tickets.press(buyer);
  await pay(ordered.payment);
  expect(await orderNow(ordered)).toMatchObject({ status: 'sent', finished_at: expect.any(String) });
  const { docs: mails } = await payload.find({ collection: 'mails', where: { to: { equals: buyer.email } } });
  expect(mails.map(({ template }) => template)).toEqual(['order']);

  await tickets.addToCart(buyer);
  await shop.addToCart(buyer);
  const mixed = await tickets.press(buyer);
  await pay(mixed.payment);
  expect(await orderNow(mixed)).toMatchObject({ status: 'paid' });
});

test('tickets paid in full by credit count as sent too, and so do those from before', async () => {
  const tickets = await openTestShop(payload, { isTicket: true });
  const buyer = await tickets.newBuyer();
  await payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents: 9000, reason: 'adjustment', reference: newPress() },
  });
  await tickets.addToCart(buyer);
  const ordered = await tickets.press(buyer, { isCreditWanted: true });
  expect(ordered.payment).toBe('');
  expect(await orderNow(ordered)).toMatchObject({ status: 'sent' });

  await shop.addToCart(buyer);
  const goods = await shop.press(buyer);
  await pay(goods.payment);
  await payload.db.updateOne({
    collection: 'orders',
    id: ordered.orderId ?? 0,
    data: { status: 'paid' },
  });
  await endTicketOrders(payload);
  expect(await orderNow(ordered)).toMatchObject({ status: 'sent' });
  expect(await orderNow(goods)).toMatchObject({ status: 'paid' });
});

test('an order that credit paid for and a crash left unfinished is finished later, and has left the cart before', async () => {
  const tickets = await openTestShop(payload, { isTicket: true });
  const buyer = await tickets.newBuyer();
  await payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents: 20_000, reason: 'adjustment', reference: newPress() },
  });
  await tickets.addToCart(buyer, 2);
  await runStatement(
    payload,
    sql`CREATE TRIGGER no_invoices BEFORE INSERT ON invoices BEGIN SELECT RAISE(ABORT, 'no invoices'); END`,
  );
  const press = () => tickets.press(buyer, { isCreditWanted: true });
  await expect(press()).rejects.toThrow();
  expect(await cartOf(buyer)).toEqual([]);
  expect(await press()).toMatchObject({ isPlaced: false, orderId: null });
  await runStatement(payload, sql`DROP TRIGGER no_invoices`);

  await finishPaidOrders(payload);
  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'sent', finished_at: expect.any(String), credit_cents: 10_000 },
  ]);
  expect(await creditBalance(payload, buyer.id, 1)).toBe(10_000);
  const { docs: mails } = await payload.find({ collection: 'mails', where: { to: { equals: buyer.email } } });
  expect(mails.map(({ template }) => template)).toEqual(['order']);
});
