import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { getCart } from '../../../lib/contract/endpoints/cart.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  invoiceOf,
  newDistantRound,
  newPress,
  openTestShop,
  ordersOf,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { setEnvironment } from '../../kernel/config.ts';
import { beginSignIn } from '../../people/auth/sign-ins.ts';
import type { Guest } from '../cart/buyer.ts';
import { addLine, readLines } from '../cart/cart-store.ts';
import { invoiceEntity } from '../documents/invoice-entity.ts';
import { cancelSale } from '../refunds/cancel.ts';
import { cancellingOf } from '../refunds/cancel-rule.ts';

let opened: TemporaryPayload;
let payload: Payload;
/** Gives tickets away. */
let giveaway: TestShop;
/** Sells caps for $50.00. */
let caps: TestShop;
beforeAll(async () => {
  // A public site without a payment account: there is no gateway at all.
  setEnvironment({
    SITE_URL: 'https://series.example',
    ADMIN_EMAIL: 'admin@series.example',
    LOG_LEVEL: 'silent',
  });
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  giveaway = await openTestShop(payload, { price: 0, isTicket: true, round: await newDistantRound(payload) });
  caps = await openTestShop(payload, { price: 50 });
}, 120_000);
afterAll(() => opened.close());

const mailsTo = async (email: string) =>
  (await payload.find({ collection: 'mails', where: { to: { equals: email } }, sort: 'id' })).docs;

test('a free ticket needs no gateway: its order is invoiced, emailed and finished at the press, and once', async () => {
  const buyer = await giveaway.readyBuyer();
  const press = { idempotencyKey: newPress(), shownCents: 0 };
  const placed = await giveaway.press(buyer, press);
  expect(placed).toMatchObject({ isPlaced: true, payment: '', tickets: { key: expect.stringMatching(/./) } });
  const { orderId, invoiceId } = placed;
  expect(await giveaway.press(buyer, press)).toMatchObject({ isPlaced: true, orderId, invoiceId });

  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'sent', total_cents: 0, surcharge_cents: 0, payment: null, payment_type: null },
  ]);
  expect(await invoiceEntity(payload, await invoiceOf(payload, orderId))).toMatchObject({
    status: 'sent',
    paid_at: expect.any(String),
    total_amount: 0,
    has_tickets: true,
  });
  expect(await mailsTo(buyer.email)).toMatchObject([
    { template: 'order', text: expect.stringContaining('$0.00') },
  ]);
  expect(await readLines(payload, { customer: buyer.id })).toEqual([]);
  expect((await payload.count({ collection: 'payments' })).totalDocs).toBe(0);
});

test('goods that a code makes free are ordered without a gateway, and wait for the office; otherwise they can’t be paid for', async () => {
  const { code } = await payload.create({
    collection: 'promotion-codes',
    data: { code: newPress(), kind: 'percent', value: 100, is_enabled: true },
  });
  const buyer = await caps.readyBuyer();
  await expect(caps.press(buyer)).rejects.toMatchObject({ status: 422 });
  const placed = await caps.press(buyer, { promotionCode: code, shownCents: 0 });
  expect(placed).toMatchObject({ isPlaced: true, payment: '', invoiceId: expect.any(Number) });
  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'paid', discount_cents: 5000, total_cents: 0, payment_type: null },
  ]);
});

test('an order that credit pays for needs no gateway either, and isn’t said to be paid by card', async () => {
  const buyer = await caps.readyBuyer();
  await payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents: 5000, reason: 'adjustment', reference: newPress() },
  });
  await caps.press(buyer, { isCreditWanted: true, shownCents: 0 });
  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'paid', credit_cents: 5000, total_cents: 5000, payment_type: 'credit' },
  ]);
});

test('a cart lists what can pay for it: no card, and credit if there is any', async () => {
  const { post } = newBrowser();
  const typesOf = async (response: Response) =>
    z.object({ payment_types: z.array(z.string()) }).parse(await response.json()).payment_types;
  const session = newPress();
  await addLine(payload, { session }, { sku: caps.sku, addons: [], qty: 1 });
  expect(await typesOf(await post(getCart.path, { session }))).toEqual([]);

  const buyer = await caps.readyBuyer();
  await payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents: 2000, reason: 'adjustment', reference: newPress() },
  });
  const { access_token } = await beginSignIn(payload, buyer.id, { fingerprint: null, agent: null });
  expect(await typesOf(await post(getCart.path, {}, access_token))).toEqual(['credit']);
});

test('a voucher that can’t be used doesn’t stand in the way of a free order', async () => {
  const guest: Guest = {
    session: newPress(),
    email: `${newPress()}@example.org`,
    firstName: 'Mere',
    lastName: 'Ngata',
  };
  await addLine(payload, { session: guest.session }, { sku: giveaway.sku, addons: [], qty: 1 });
  const voucher = { code: 'ABCD-EFGH-JKLM-NPQR', network: newPress() };
  const placed = await giveaway.press({ id: 0, email: '' }, { buyer: guest, voucher });
  expect(placed).toMatchObject({ isPlaced: true, payment: '', invoiceId: expect.any(Number) });
});

test('a free order is cancelled without a refund if the rule allows it, and there is no refund to ask for', async () => {
  const buyer = await giveaway.readyBuyer();
  const { orderId } = await giveaway.press(buyer);
  const invoice = await invoiceOf(payload, orderId);
  expect(await cancellingOf(payload, invoice)).toEqual({ kind: 'none' });

  await payload.updateGlobal({ slug: 'domain-settings', data: { cancel_days_before: 3 } });
  expect(await cancellingOf(payload, invoice)).toMatchObject({ kind: 'self', cents: 0 });
  await cancelSale(payload, invoice, newPress());
  expect(await ordersOf(payload, buyer)).toMatchObject([{ status: 'cancelled' }]);
  await expect
    .poll(async () => (await mailsTo(buyer.email)).map(({ template }) => template), { timeout: 10_000 })
    .toEqual(['order', 'cancelled']);
  const [, cancelled] = await mailsTo(buyer.email);
  // It was the buyer's own decision.
  expect(cancelled?.text).not.toContain('Cancelled by the customer');
});
