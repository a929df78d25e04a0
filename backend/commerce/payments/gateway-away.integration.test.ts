import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { openStripePayload, type StripePayload } from '../../../tests/backend/stripe-payload.ts';
import {
  newPress,
  openTestShop,
  ordersOf,
  pageIn,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { reconcilePayments } from '../reconcile.ts';

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
let shop: TestShop;
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
  shop = await openTestShop(payload);
});
afterAll(() => opened.close());

test('only a failure of the gateway is reported as unreachable; a fault of our own isn’t', async () => {
  const who = await shop.readyBuyer();
  stripe.pay(pageIn((await shop.press(who)).payment));
  stripe.setDown(true);
  await expect(shop.press(who)).rejects.toMatchObject({ status: 503 });
  stripe.setDown(false);

  // The second press closes the first page, which was paid: its invoice can't be written.
  await runStatement(
    payload,
    sql`CREATE TRIGGER no_invoices BEFORE INSERT ON invoices BEGIN SELECT RAISE(ABORT, 'no invoices'); END`,
  );
  const failed: unknown = await shop.press(who).catch((error: unknown) => error);
  await runStatement(payload, sql`DROP TRIGGER no_invoices`);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toMatchObject({ status: 503 });

  await reconcilePayments(payload);
  expect(await ordersOf(payload, who)).toMatchObject([{ status: 'paid', payment: { status: 'paid' } }]);
});

/** A press while Stripe is down, which leaves an order whose page was never created. */
async function pressInVain(who: TestBuyer): Promise<string> {
  const idempotencyKey = newPress();
  stripe.setDown(true);
  await expect(shop.press(who, { idempotencyKey })).rejects.toMatchObject({ status: 503 });
  stripe.setDown(false);
  return idempotencyKey;
}

const age = ({ id }: TestBuyer, minutes: number) =>
  runStatement(
    payload,
    sql`UPDATE payments SET created_at = ${new Date(Date.now() - minutes * 60_000).toISOString()} WHERE customer_id = ${id}`,
  );

test('the same press soon after Stripe was down opens the page', async () => {
  const who = await shop.readyBuyer();
  const idempotencyKey = await pressInVain(who);
  await age(who, 3);
  expect(await shop.press(who, { idempotencyKey })).toMatchObject({
    isPlaced: true,
    payment: expect.stringContaining('https://'),
  });
});

test.each([6, 36])(
  '%d minutes later no page can be opened any more, and the order is over',
  async (minutes) => {
    const who = await shop.readyBuyer();
    const idempotencyKey = await pressInVain(who);
    const made = stripe.sessions().length;
    await age(who, minutes);
    expect(await shop.press(who, { idempotencyKey })).toMatchObject({ isPlaced: false, payment: '' });
    expect(stripe.sessions()).toHaveLength(made);
    expect(await ordersOf(payload, who)).toMatchObject([{ status: 'cancelled', stock_held: false }]);
    // A new press orders again.
    expect(await shop.press(who)).toMatchObject({ isPlaced: true });
  },
);

test('what an order without a page holds is released minutes after Stripe is back, however long it was down', async () => {
  const who = await shop.readyBuyer();
  await pressInVain(who);
  await age(who, 36);
  const start = Date.now();
  const after = (minutes: number) => reconcilePayments(payload, new Date(start + minutes * 60_000));
  stripe.setDown(true);
  for (const minute of [1, 2, 4, 8, 16, 32, 64, 120]) await after(minute);
  stripe.setDown(false);
  await after(125);
  expect(await ordersOf(payload, who)).toMatchObject([{ status: 'cancelled', stock_held: false }]);
}, 120_000);
