import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { decideAt, newPress, openTestShop, type TestShop } from '../../tests/backend/test-shop.ts';
import { purgeExpired } from '../operations/tasks/purge-expired.ts';
import { verifyEmail } from '../people/account/verify-email.ts';
import { addLine, readLines } from './cart/cart-store.ts';
import type { Guest } from './cart/buyer.ts';
import { mailOrderLinks } from './documents/mail-order-links.ts';
import { forgetDeletedBuyers } from './forget-guests.ts';

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
  return { id: placed.orderId ?? 0, pay: () => decideAt(payload, placed.payment) };
}

const orderNow = (id: number) => payload.findByID({ collection: 'orders', id, depth: 0 });
const invoiceOf = async (order: number) =>
  (await payload.find({ collection: 'invoices', where: { order: { equals: order } }, depth: 0 })).docs[0];
const newCustomer = async (email: string) =>
  (await payload.create({ collection: 'customers', data: { email } })).id;

test('an account gets the purchases made with its address once that is proven, before or after payment', async () => {
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
  // Paid for after the account took over the order, from the cart it was made of.
  expect(await readLines(payload, { session: guest.session })).toEqual([]);
});

test('links to what an account bought are emailed to its present address, and no longer to the one before', async () => {
  const guest = newGuest();
  const bought = await orderAs(guest);
  await bought.pay();
  const customer = await newCustomer(guest.email);
  await verifyEmail(payload, customer);
  const linksTo = async (to: string) => {
    await mailOrderLinks(payload, to, 'en');
    const { docs } = await payload.find({
      collection: 'mails',
      where: { to: { equals: to }, template: { equals: 'order_links' } },
      sort: '-id',
      limit: 1,
    });
    return docs[0]?.text ?? '';
  };
  const page = `/order/${String(bought.id)}?key=`;
  expect(await linksTo(guest.email)).toContain(page);
  const email = `${newPress()}@example.org`;
  await payload.update({ collection: 'customers', id: customer, data: { email } });
  expect(await linksTo(email)).toContain(page);
  expect(await linksTo(guest.email)).not.toContain('key=');
});

test('payments for other purchases are moved along, however the address was written', async () => {
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

test('a guest’s details are deleted after their retention period, once the order is closed; order and invoice stay', async () => {
  const guest = newGuest();
  const [done, open] = [await orderAs(guest), await orderAs({ ...guest, session: newPress() })];
  await done.pay();
  const keepDays = (guest_days: number | null) =>
    payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Cup', retention: { guest_days } } });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

  await keepDays(null);
  await purgeExpired(payload, inDays(9_000));
  await forgetDeletedBuyers(payload, inDays(9_000));
  await keepDays(30);
  await purgeExpired(payload, inDays(29));
  expect(await orderNow(done.id)).toMatchObject({ guest_email: guest.email, guest_first_name: 'Mere' });
  await purgeExpired(payload, inDays(31));
  expect(await orderNow(done.id)).toMatchObject({ status: 'sent', total_cents: 5000, guest_email: null });
  const invoice = await invoiceOf(done.id);
  expect(invoice).toMatchObject({ total_cents: 5000, email: '' });
  expect(JSON.stringify(invoice)).not.toMatch(/Mere|Ngata/);
  // It may still be paid.
  expect(await orderNow(open.id)).toMatchObject({ status: 'placed', guest_email: guest.email });
});

test('deleting an account removes the guest’s name from its orders, which stay', async () => {
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
