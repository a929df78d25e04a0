import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../testing/temporary-payload.ts';
import { newPress, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { verifyEmail } from '../people/account/verify-email.ts';
import { addLine, readLines } from './cart/cart-store.ts';
import type { Guest } from './cart/buyer.ts';
import { decideSandboxPayment } from './payments/sandbox/sandbox-gateway.ts';
import { settlePageOf } from './payments/settle.ts';

let opened: TemporaryPayload;
let payload: Payload;
let shop: TestShop;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  shop = await openTestShop(payload, { isTicket: true });
});
afterAll(() => opened.close());

const newGuest = (email = `${newPress()}@example.org`): Guest => ({
  session: `${newPress()}`,
  email,
  firstName: 'Mere',
  lastName: 'Ngata',
});

async function orderAs(guest: Guest) {
  await addLine(payload, { session: guest.session }, { sku: shop.sku, addons: [], qty: 1 });
  const placed = await shop.press({ id: 0, email: '' }, { buyer: guest });
  const pay = async () => {
    const page = new URL(placed.payment).pathname.split('/').at(-1) ?? '';
    await decideSandboxPayment(payload, page, 'approved');
    await settlePageOf(payload, { page, reference: '' });
  };
  return { id: placed.orderId ?? 0, pay };
}

const orderNow = (id: number) => payload.findByID({ collection: 'orders', id, depth: 0 });
const invoiceOf = async (order: number) =>
  (await payload.find({ collection: 'invoices', where: { order: { equals: order } }, depth: 0 })).docs[0];
const newCustomer = async (email: string) =>
  (await payload.create({ collection: 'customers', data: { email } })).id;

test('an account gets what was bought with its address once that is proven, before or after it was paid', async () => {
  const guest = newGuest();
  const [paid, open] = [await orderAs(guest), await orderAs({ ...guest, session: newPress() })];
  await paid.pay();
  const other = await orderAs(newGuest());
  await other.pay();
  const customer = await newCustomer(guest.email);
  expect((await orderNow(paid.id)).customer).toBeNull();

  await Promise.all([verifyEmail(payload, customer), verifyEmail(payload, customer)]);
  expect(await orderNow(paid.id)).toMatchObject({ customer, status: 'sent' });
  expect(await invoiceOf(paid.id)).toMatchObject({ customer });
  await open.pay();
  expect(await orderNow(open.id)).toMatchObject({ customer, status: 'sent' });
  expect(await invoiceOf(open.id)).toMatchObject({ customer });
  expect((await orderNow(other.id)).customer).toBeNull();
  // Paid for after the order was the account's, out of the cart that it was made from.
  expect(await readLines(payload, { session: guest.session })).toEqual([]);
});

test('payments of other things come along, however the address was written', async () => {
  const email = `${newPress()}@example.org`;
  const payment = await payload.create({
    collection: 'payments',
    data: {
      purpose: 'voucher',
      status: 'paid',
      email: email.toUpperCase(),
      reference: newPress(),
      token_hash: newPress(),
      amount_cents: 2500,
      surcharge_cents: 0,
    },
  });
  const customer = await newCustomer(email);
  await verifyEmail(payload, customer);
  expect(await payload.findByID({ collection: 'payments', id: payment.id, depth: 0 })).toMatchObject({
    customer,
  });
});

test('a deleted account takes the guest’s name out of its orders; they themselves stay', async () => {
  const guest = newGuest();
  const bought = await orderAs(guest);
  await bought.pay();
  const customer = await newCustomer(guest.email);
  await verifyEmail(payload, customer);
  await payload.delete({ collection: 'customers', id: customer });
  expect(await orderNow(bought.id)).toMatchObject({
    status: 'sent',
    total_cents: 5000,
    customer: null,
    guest_email: null,
    guest_first_name: null,
    guest_last_name: null,
    guest_session: null,
  });
  expect(JSON.stringify(await invoiceOf(bought.id))).not.toMatch(/Mere|Ngata/);
  expect(JSON.stringify(await invoiceOf(bought.id))).not.toContain(guest.email);
});
