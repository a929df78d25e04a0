import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SmallRestRule } from '../../../lib/contract/split-payment.ts';
import { openStripePayload, type StripePayload } from '../../../tests/backend/stripe-payload.ts';
import {
  newPress,
  openTestShop,
  ordersOf,
  pageIn,
  startVoucher,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { takenOf } from '../catalogue/stock.ts';
import { creditBalance } from '../credit/credit.ts';

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
let shop: TestShop;
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
  shop = await openTestShop(payload, { price: 50 });
});
afterAll(() => opened.close());

const setRule = (small_rest: SmallRestRule) =>
  payload.updateGlobal({ slug: 'domain-settings', data: { small_rest } });

/** A customer with a $50.00 cap in the cart, and with credit. */
async function buyerWith(cents: number): Promise<TestBuyer> {
  const buyer = await shop.readyBuyer();
  if (cents > 0)
    await payload.create({
      collection: 'credit-entries',
      data: { customer: buyer.id, supplier: 1, cents, reason: 'adjustment', reference: newPress() },
    });
  return buyer;
}

/** A code that leaves 30 cents to pay. */
async function nearlyAll(): Promise<{ code: string; used: () => Promise<number> }> {
  const { id, code } = await payload.create({
    collection: 'promotion-codes',
    data: { code: newPress(), kind: 'amount', value: 49.7, is_enabled: true },
  });
  return {
    code,
    used: async () => (await payload.findByID({ collection: 'promotion-codes', id })).used ?? 0,
  };
}

const pageAmount = (address: string) => stripe.session(pageIn(address)).amount_total;

test('if the remainder is too small for a card, the card pays its minimum and less credit is used', async () => {
  await setRule('keep_credit');
  const buyer = await buyerWith(4970);
  const { payment } = await shop.press(buyer, { isCreditWanted: true, shownCents: 50 });
  expect(pageAmount(payment)).toBe(50);
  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'placed', credit_cents: 4950, total_cents: 5000 },
  ]);
  expect(await creditBalance(payload, buyer.id, 1)).toBe(20);
});

test('a total too small for a card is refused before anything is written', async () => {
  await setRule('keep_credit');
  const buyer = await buyerWith(0);
  const { code, used } = await nearlyAll();
  const taken = async () => (await takenOf(payload, [shop.sku])).get(shop.sku) ?? 0;
  const before = await taken();
  await expect(shop.press(buyer, { promotionCode: code })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('$0.50'),
  });
  expect([await ordersOf(payload, buyer), await used(), await taken()]).toEqual([[], 0, before]);
});

test('if the rule says so, the remainder is waived and the order is paid', async () => {
  await setRule('waive');
  const buyer = await buyerWith(0);
  const { code, used } = await nearlyAll();
  const placed = await shop.press(buyer, { promotionCode: code, shownCents: 0 });
  expect(placed).toMatchObject({ isPlaced: true, payment: '', invoiceId: expect.any(Number) });
  expect(await ordersOf(payload, buyer)).toMatchObject([
    { status: 'paid', discount_cents: 5000, total_cents: 0 },
  ]);
  expect(await used()).toBe(1);

  const other = await buyerWith(4970);
  await shop.press(other, { isCreditWanted: true, shownCents: 0 });
  expect(await ordersOf(payload, other)).toMatchObject([
    { status: 'paid', discount_cents: 30, credit_cents: 4970, total_cents: 4970 },
  ]);
});

test('an order that is small from the start is not waived', async () => {
  await setRule('waive');
  const sticker = await openTestShop(payload, { price: 0.4 });
  const buyer = await sticker.newBuyer();
  await sticker.addToCart(buyer);
  await expect(sticker.press(buyer)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('$0.50'),
  });
  expect(await ordersOf(payload, buyer)).toEqual([]);
});

test('a payment that the gateway refuses for good has failed, and the buyer is told', async () => {
  const email = `${newPress()}@example.org`;
  const starting = startVoucher(payload, email, { amountCents: 30 });
  await expect(starting).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('contact us'),
  });
  const { docs } = await payload.find({ collection: 'payments', where: { email: { equals: email } } });
  expect(docs).toMatchObject([{ status: 'failed', fulfilled_at: expect.any(String) }]);
});
