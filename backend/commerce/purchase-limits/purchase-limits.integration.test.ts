import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { newPress, openTestShop, type TestBuyer } from '../../../tests/backend/test-shop.ts';
import { mergeCarts } from '../cart/cart-actions.ts';
import { addLine } from '../cart/cart-store.ts';
import { pricedLines } from '../cart/priced-cart.ts';
import type { Placed } from '../orders/place-order.ts';
import { readRowId } from '../catalogue/sku.ts';
import { boughtBy } from './bought.ts';
import { buyerKey } from './buyer.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
});
afterAll(() => opened.close());

const messageOf = ({ message }: Placed) => formatMessage(message, 'en');
const boughtOf = async ({ email }: TestBuyer, sku: number) =>
  (await boughtBy(payload, buyerKey(email))).get(readRowId(sku).owner) ?? 0;
const giveCredit = (buyer: TestBuyer, cents: number) =>
  payload.create({
    collection: 'credit-entries',
    data: { customer: buyer.id, supplier: 1, cents, reason: 'adjustment', reference: newPress() },
  });

test('purchases before a limit was set count, and so do other spellings of the address', async () => {
  const shop = await openTestShop(payload, { isTicket: true });
  const buyer = await shop.newBuyer();
  await giveCredit(buyer, 100_000);
  await shop.addToCart(buyer, 3);
  await shop.press(buyer, { isCreditWanted: true });
  expect(await boughtOf(buyer, shop.sku)).toBe(3);
  await payload.update({
    collection: 'products',
    id: readRowId(shop.sku).owner,
    data: { max_per_customer: 4, _status: 'published' },
  });
  await shop.addToCart(buyer, 2);
  expect(await pricedLines(payload, { customer: buyer.id })).toMatchObject([
    { qty: 2, left: 1, limit: { max: 4, bought: 3 } },
  ]);
  expect(messageOf(await shop.press(buyer))).toMatch(/no more than 4 per person, including the 3/);

  const [name = '', domain = ''] = buyer.email.split('@');
  const again = await shop.newBuyer();
  await shop.addToCart(again, 2);
  // Whose address it will be isn't known yet.
  expect(await pricedLines(payload, { customer: again.id })).toMatchObject([{ left: 4 }]);
  const email = `${name.toUpperCase()}+again@${domain}`;
  expect(messageOf(await shop.press(again, { buyer: { customer: again.id, email } }))).toMatch(
    /no more than 4 per person, including the 3/,
  );
});

test('signing in with more in the cart than allowed removes nothing, and shows a message at the line', async () => {
  const shop = await openTestShop(payload, { isTicket: true, limit: 2 });
  const buyer = await shop.newBuyer();
  await shop.addToCart(buyer, 2);
  const session = newPress();
  await addLine(payload, { session }, { sku: shop.sku, addons: [], qty: 1 });
  await mergeCarts(payload, session, buyer.id);
  expect(await pricedLines(payload, { customer: buyer.id })).toMatchObject([{ qty: 3, left: 2 }]);
  expect(messageOf(await shop.press(buyer))).toMatch(/no more than 2 per person\.$/);
});

test('a code that each person may use once stays used by somebody who deletes their account and makes a new one', async () => {
  const shop = await openTestShop(payload, { isTicket: true });
  const { code } = await payload.create({
    collection: 'promotion-codes',
    data: { code: newPress(), kind: 'percent', value: 100, max_per_customer: 1, is_enabled: true },
  });
  const buyer = await shop.readyBuyer();
  expect(await shop.press(buyer, { promotionCode: code })).toMatchObject({ isPlaced: true });
  await payload.delete({ collection: 'customers', id: buyer.id });
  const { email } = buyer;
  const again = { email, id: (await payload.create({ collection: 'customers', data: { email } })).id };
  await shop.addToCart(again);
  expect(messageOf(await shop.press(again, { promotionCode: code }))).toMatch(/as many times as allowed/);
});

test('an order abandoned for another releases its units', async () => {
  const shop = await openTestShop(payload, { isTicket: true, limit: 2 });
  const buyer = await shop.newBuyer();
  await shop.addToCart(buyer, 2);
  const left = await shop.press(buyer);
  expect(await boughtOf(buyer, shop.sku)).toBe(2);
  const again = await shop.press(buyer);
  expect(again.isPlaced).toBe(true);
  expect(again.orderId).not.toBe(left.orderId);
  expect(await boughtOf(buyer, shop.sku)).toBe(2);
});
