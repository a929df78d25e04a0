import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  newPress,
  openTestShop,
  type TestBuyer,
  type TestShop,
} from '../../tests/backend/test-shop.ts';
import { findOne } from '../cms/records/find-one.ts';
import { creditMoves, paymentsOfCustomer } from './history.ts';
import { closeOpenOrders } from './orders/close-open-orders.ts';
import { cancelUnpaidOrder } from './refunds/cancel.ts';

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

async function buyerWithCredit(): Promise<TestBuyer> {
  const buyer = await shop.readyBuyer();
  await payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents: 2000, reason: 'adjustment', reference: newPress() },
  });
  return buyer;
}

const ordersIn = async ({ id }: TestBuyer) =>
  (await paymentsOfCustomer(payload, id)).map(({ id: entry, status }) => [entry, status]);
const creditIn = async ({ id }: TestBuyer) =>
  (await creditMoves(payload, id)).map(({ kind, amount }) => [kind, amount]);
const creditGiven = ['credit_adjusted', 20];

test('abandoned and declined attempts aren’t in the history, nor is the credit that they returned', async () => {
  const buyer = await buyerWithCredit();
  await decideAt(payload, (await shop.press(buyer, { isCreditWanted: true })).payment, 'declined');
  const open = await shop.press(buyer, { isCreditWanted: true });
  // Still undecided.
  expect(await ordersIn(buyer)).toEqual([[`order-${String(open.orderId)}`, 'placed']]);
  expect(await creditIn(buyer)).toEqual([['credit_used', -20], creditGiven]);
  await closeOpenOrders(payload, { customer: buyer.id }, null);
  expect(await ordersIn(buyer)).toEqual([]);
  expect(await creditIn(buyer)).toEqual([creditGiven]);

  const paid = await shop.press(buyer, { isCreditWanted: true });
  await decideAt(payload, paid.payment, 'approved');
  expect(await ordersIn(buyer)).toEqual([[`order-${String(paid.orderId)}`, 'paid']]);
  expect(await creditIn(buyer)).toEqual([['credit_used', -20], creditGiven]);
});

test('an order that the office cancelled, or that was paid too late, stays in the history', async () => {
  const buyer = await buyerWithCredit();
  const { orderId } = await shop.press(buyer);
  const order = await findOne(payload, 'orders', { id: { equals: orderId ?? 0 } });
  if (!order) throw new Error('The order was not placed.');
  const cancelled = { cents: 0, cancel: ['order'], reason: 'Sold out', account: 'office', press: newPress() };
  await cancelUnpaidOrder(payload, order, { ...cancelled, to: 'card' });

  const late = await shop.press(buyer);
  await closeOpenOrders(payload, { customer: buyer.id }, null);
  await payload.db.updateOne({
    collection: 'payments',
    where: { subject: { equals: late.orderId } },
    data: { status: 'refunded', paid_at: new Date().toISOString() },
  });
  expect(await ordersIn(buyer)).toEqual([
    [`order-${String(late.orderId)}`, 'cancelled'],
    [`order-${String(orderId)}`, 'cancelled'],
  ]);
});

test('tickets are shown as sent, not as ready for pick-up', async () => {
  const tickets = await openTestShop(payload, { isTicket: true });
  const buyer = await tickets.newBuyer();
  await tickets.addToCart(buyer);
  const { payment, orderId } = await tickets.press(buyer);
  await decideAt(payload, payment, 'approved');
  expect(await ordersIn(buyer)).toEqual([[`order-${String(orderId)}`, 'sent']]);
});
