import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStripePayload, type StripePayload } from '../../../tests/backend/stripe-payload.ts';
import {
  openTestShop,
  ordersOf,
  pageIn,
  startVoucher,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { deleteGatewayCustomers } from './gateway-customers.ts';
import { closePayment } from './settle.ts';

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
let shop: TestShop;
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
  shop = await openTestShop(payload);
});
afterEach(() => {
  stripe.setDown(false);
  stripe.setDeafToCustomers(false);
  stripe.setCustomersForbidden(false);
});
afterAll(() => opened.close());

/** Presses Pay. @returns Stripe's id of the page */
async function pageOf(who: TestBuyer) {
  await shop.addToCart(who);
  const { payment } = await shop.press(who);
  return stripe.session(pageIn(payment));
}

/** Deletes an account whose orders have been cancelled. */
async function deleteAccount(who: TestBuyer): Promise<void> {
  for (const { id } of await ordersOf(payload, who))
    await payload.db.updateOne({ collection: 'orders', id, data: { status: 'cancelled' } });
  await payload.delete({ collection: 'customers', id: who.id });
}

const atStripe = (email: string) => stripe.customers().filter((customer) => customer.email === email);

async function keptHere(email: string): Promise<number> {
  const where = { email: { equals: email } };
  return (await payload.count({ collection: 'gateway-customers', where })).totalDocs;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a deleted account is deleted at Stripe with its cards, as soon as Stripe can be reached', async () => {
  const who = await shop.newBuyer();
  const stays = await shop.newBuyer();
  await pageOf(who);
  await pageOf(stays);
  expect(atStripe(who.email)).toHaveLength(1);
  await deleteAccount(who);

  stripe.setDown(true);
  await deleteGatewayCustomers(payload);
  stripe.setDown(false);
  // It waits a while before it tries again.
  await deleteGatewayCustomers(payload);
  expect(atStripe(who.email)).toHaveLength(1);
  await deleteGatewayCustomers(payload, inMinutes(2));
  expect(atStripe(who.email)).toEqual([]);
  expect(atStripe(stays.email)).toHaveLength(1);
  expect(await keptHere(who.email)).toBe(0);
}, 120_000);

test('a customer whose creation got no response is found again: for the next payment, and to be deleted', async () => {
  const [buys, leaves] = [await shop.newBuyer(), await shop.newBuyer()];
  stripe.setDeafToCustomers(true);
  await expect(pageOf(buys)).rejects.toMatchObject({ status: 503 });
  await expect(pageOf(leaves)).rejects.toMatchObject({ status: 503 });
  stripe.setDeafToCustomers(false);
  stripe.forgetKeys();

  const page = await pageOf(buys);
  expect(atStripe(buys.email)).toMatchObject([{ id: page.customer }]);

  await deleteAccount(leaves);
  await deleteGatewayCustomers(payload, inMinutes(10));
  expect(atStripe(leaves.email)).toEqual([]);
}, 120_000);

test('a payment that never got its page can be closed, even if its account was deleted in the meantime', async () => {
  const who = await shop.newBuyer();
  stripe.setDown(true);
  await expect(startVoucher(payload, who.email, { customer: who.id })).rejects.toMatchObject({ status: 503 });
  stripe.setDown(false);
  const where = { customer: { equals: who.id } };
  const [payment] = (await payload.find({ collection: 'payments', where, depth: 0 })).docs;
  await deleteAccount(who);
  expect(await closePayment(payload, payment?.id ?? 0)).toMatchObject({ status: 'expired', customer: null });
});

test('a customer already deleted at Stripe causes no error', async () => {
  const who = await shop.newBuyer();
  const { customer } = await pageOf(who);
  await deleteAccount(who);
  stripe.deleteCustomerThere(customer ?? '');
  await deleteGatewayCustomers(payload);
  expect(await keptHere(who.email)).toBe(0);
});

test('the page has the account’s current email address', async () => {
  const who = await shop.newBuyer();
  const { customer } = await pageOf(who);
  const email = `new-${who.email}`;
  await payload.update({ collection: 'customers', id: who.id, data: { email } });
  expect((await pageOf(who)).customer).toBe(customer);
  expect(atStripe(email)).toMatchObject([{ id: customer }]);
});

test('with a key that isn’t allowed to use customers, payments work without saved cards', async () => {
  const who = await shop.newBuyer();
  stripe.setCustomersForbidden(true);
  expect(await pageOf(who)).toMatchObject({ customer: null, customer_email: who.email });
  stripe.setCustomersForbidden(false);
  expect((await pageOf(who)).customer).not.toBeNull();
});
