import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  invoiceOf,
  newPress,
  openTestShop,
  pageIn,
  startVoucher,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { Failure } from '../../kernel/failure.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import type { Invoice, Refund } from '../../payload-types.ts';
import type { Guest } from '../cart/buyer.ts';
import { addLine } from '../cart/cart-store.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { creditBalance, leftOnVoucher } from '../credit/credit.ts';
import type { OrderInput } from '../orders/place-order.ts';
import { decideSandboxPayment } from '../payments/sandbox/sandbox-gateway.ts';
import { settlePageOf } from '../payments/settle.ts';
import { makeRefund } from '../refunds/refund.ts';
import { findVoucher } from './find-voucher.ts';
import { redeem } from './redeem.ts';
import { voucherCode } from './voucher.ts';

/** What the shop's one product costs, and what a test's voucher is worth, in cents. */
const PRICE = 5_000;
const VOUCHER = 8_000;

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

/** A voucher that somebody bought, with its code. */
async function newVoucher(amountCents = VOUCHER): Promise<{ readonly id: number; readonly code: string }> {
  const email = `${newPress()}@example.org`;
  await decideAt(payload, await startVoucher(payload, email, { amountCents }));
  const voucher = await findOne(payload, 'gift-vouchers', { buyer_email: { equals: email } });
  return { id: voucher?.id ?? 0, code: voucherCode(voucher?.reference ?? '') };
}

const voucherNow = (id: number) => payload.findByID({ collection: 'gift-vouchers', id, depth: 0 });
const orderNow = (id: number | null) => payload.findByID({ collection: 'orders', id: id ?? 0, depth: 0 });

async function newGuest(): Promise<Guest> {
  const [session, email] = [newPress(), `${newPress()}@example.org`];
  await addLine(payload, { session }, { sku: shop.sku, addons: [], qty: 1 });
  return { session, email, firstName: 'Mere', lastName: 'Ngata' };
}

const pressAs = (buyer: Guest, code: string, more: Partial<OrderInput> = {}) =>
  shop.press({ id: 0, email: '' }, { buyer, voucher: { code, network: newPress() }, ...more });

const newAccount = async () =>
  (await payload.create({ collection: 'customers', data: { email: `${newPress()}@example.org` } })).id;

/** The message at the field, in English. */
const refusalOf = (press: Promise<unknown>): Promise<string> =>
  press.then(
    () => '',
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return formatMessage(error.details.fields?.['voucher_code'] ?? '', 'en');
    },
  );

/** Refunds an order or the purchase of a voucher, as the office does. */
const refund = (invoice: Invoice, cents: number, to: 'card' | 'credit' = 'card'): Promise<Refund> =>
  makeRefund(payload, invoice, {
    ...{ cents, to, cancel: [], reason: 'Rained off', account: 'shop@example.org', press: newPress() },
  });

async function purchaseOf(voucher: number): Promise<Invoice> {
  const { payment } = await voucherNow(voucher);
  const invoice = await findOne(payload, 'invoices', { payment: { equals: refId(payment) ?? 0 } });
  if (!invoice) throw new Error('There is no invoice.');
  return invoice;
}

test('a voucher pays a whole order, then part of the next, and is used up', async () => {
  const { id, code } = await newVoucher();
  const first = await pressAs(await newGuest(), ` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect(first).toMatchObject({ isPlaced: true, payment: '' });
  expect(await orderNow(first.orderId)).toMatchObject({ status: 'paid', credit_cents: PRICE, voucher: id });
  expect(await voucherNow(id)).toMatchObject({ status: 'active', amount_cents: VOUCHER });
  expect(await leftOnVoucher(payload, id)).toBe(VOUCHER - PRICE);

  const second = await pressAs(await newGuest(), code);
  expect(await voucherNow(id)).toMatchObject({ status: 'redeemed', redeemed_by: null });
  expect(await findVoucher(payload, code)).toMatchObject({ voucher: null, isGuess: true });
  await decideAt(payload, second.payment);
  const order = await orderNow(second.orderId);
  expect(order).toMatchObject({ status: 'paid', credit_cents: VOUCHER - PRICE });
  expect(order.total_cents - order.credit_cents - order.surcharge_cents).toBe(2 * PRICE - VOUCHER);
  const invoice = await invoiceOf(payload, second.orderId);
  expect(documentOf(invoice)).toMatchObject({ credit: VOUCHER - PRICE, voucher: code.slice(-4) });
});

test('of two guests who pay with the same voucher at once, it pays for one; the other is told so at the code', async () => {
  const { id, code } = await newVoucher(PRICE);
  const answers = await Promise.all(
    [await newGuest(), await newGuest()].map((guest) =>
      pressAs(guest, code).then(
        ({ isPlaced }) => isPlaced,
        (error: unknown) => error instanceof Failure && error.details.fields !== undefined,
      ),
    ),
  );
  const { docs: orders } = await payload.find({
    collection: 'orders',
    where: { voucher: { equals: id } },
    depth: 0,
  });
  expect(orders.map(({ credit_cents }) => credit_cents)).toEqual([PRICE]);
  expect(answers).toEqual([true, true]);
  expect(await leftOnVoucher(payload, id)).toBe(0);
});

test('one press, sent twice at once, is one order', async () => {
  const { id, code } = await newVoucher(PRICE);
  const guest = await newGuest();
  const same = { idempotencyKey: newPress() };
  const [one, other] = await Promise.all([pressAs(guest, code, same), pressAs(guest, code, same)]);
  expect(one.isPlaced).toBe(true);
  expect(other.orderId).toBe(one.orderId);
  expect(await leftOnVoucher(payload, id)).toBe(0);
});

test('an order that lapses gives back what it took, once; until then only its own cart sees it', async () => {
  const { id, code } = await newVoucher(2_000);
  const guest = await newGuest();
  const { payment, orderId } = await pressAs(guest, code);
  expect(await voucherNow(id)).toMatchObject({ status: 'redeemed' });
  expect(await findVoucher(payload, code, guest.session)).toMatchObject({ left: 2_000 });
  expect(await findVoucher(payload, code, newPress())).toMatchObject({ voucher: null });

  const page = pageIn(payment);
  await decideSandboxPayment(payload, page, 'declined');
  await Promise.all([1, 2, 3].map(() => settlePageOf(payload, { page, reference: '' })));
  expect(await orderNow(orderId)).toMatchObject({ status: 'cancelled' });
  expect(await voucherNow(id)).toMatchObject({ status: 'active' });
  expect(await leftOnVoucher(payload, id)).toBe(2_000);
});

test('a second press takes what the first one holds, and the first can no longer be paid', async () => {
  const { id, code } = await newVoucher(2_000);
  const guest = await newGuest();
  const first = await pressAs(guest, code);
  const second = await pressAs(guest, code);
  expect(second.isPlaced).toBe(true);
  expect(await orderNow(first.orderId)).toMatchObject({ status: 'cancelled' });
  expect(await orderNow(second.orderId)).toMatchObject({ status: 'placed', credit_cents: 2_000 });
  expect(await leftOnVoucher(payload, id)).toBe(0);
});

test('what a voucher paid goes back to it, the card first or the voucher first, and no more than it paid', async () => {
  const { id, code } = await newVoucher(2_000);
  const { payment, orderId } = await pressAs(await newGuest(), code);
  await decideAt(payload, payment);
  const invoice = await invoiceOf(payload, orderId);
  const onCard = invoice.total_cents - 2_000;

  expect(await refund(invoice, 500, 'credit')).toMatchObject({ card_cents: 0, credit_cents: 500 });
  expect(await voucherNow(id)).toMatchObject({ status: 'active' });
  expect(await leftOnVoucher(payload, id)).toBe(500);
  expect(await refund(invoice, 1_600, 'credit')).toMatchObject({ card_cents: 100, credit_cents: 1_500 });
  expect(await refund(invoice, onCard - 100)).toMatchObject({ card_cents: onCard - 100, credit_cents: 0 });
  expect(await leftOnVoucher(payload, id)).toBe(2_000);
  expect(await orderNow(orderId)).toMatchObject({ status: 'refunded' });
});

test('an account gets what is left, and a refund goes back to the voucher, which can be redeemed again', async () => {
  const { id, code } = await newVoucher();
  const { orderId } = await pressAs(await newGuest(), code);
  const customer = await newAccount();
  const owner = { customer, supplier: 1 };
  const [once, twice] = [await redeem(payload, code, owner), await redeem(payload, code, owner)];
  expect([once.isDone, twice.isDone]).toEqual([true, false]);
  expect(await creditBalance(payload, customer, 1)).toBe(VOUCHER - PRICE);
  expect(await voucherNow(id)).toMatchObject({ status: 'redeemed', redeemed_by: customer });

  await refund(await invoiceOf(payload, orderId), PRICE);
  expect(await creditBalance(payload, customer, 1)).toBe(VOUCHER - PRICE);
  expect(await voucherNow(id)).toMatchObject({ status: 'active' });
  expect(await redeem(payload, code, owner)).toMatchObject({ isDone: true });
  expect(await creditBalance(payload, customer, 1)).toBe(VOUCHER);
  expect(await leftOnVoucher(payload, id)).toBe(0);
});

test('only what is left of a voucher can be refunded to its buyer, and nothing once all of it is used', async () => {
  const { id, code } = await newVoucher();
  await pressAs(await newGuest(), code);
  const invoice = await purchaseOf(id);
  await expect(refund(invoice, VOUCHER)).rejects.toThrow(
    '$50.00 of this voucher has been used, so up to $30.00 can be refunded.',
  );
  await refund(invoice, 1_000);
  expect(await leftOnVoucher(payload, id)).toBe(2_000);
  expect(await voucherNow(id)).toMatchObject({ status: 'active' });
  await refund(invoice, 2_000);
  expect(await voucherNow(id)).toMatchObject({ status: 'void' });
  await expect(refund(invoice, 1)).rejects.toThrow('Everything has been refunded.');

  const used = await newVoucher(PRICE);
  await pressAs(await newGuest(), used.code);
  await expect(refund(await purchaseOf(used.id), 1)).rejects.toThrow('All of this voucher has been used');
});

test('a withdrawn voucher stays withdrawn when an order gives something back, and its buyer can be refunded that', async () => {
  const { id, code } = await newVoucher();
  const { orderId } = await pressAs(await newGuest(), code);
  const purchase = await purchaseOf(id);
  await refund(purchase, VOUCHER - PRICE);
  await refund(await invoiceOf(payload, orderId), PRICE);
  expect(await voucherNow(id)).toMatchObject({ status: 'void' });
  expect(await findVoucher(payload, code)).toMatchObject({ voucher: null });
  expect(await refund(purchase, PRICE)).toMatchObject({ amount_cents: PRICE });
});

test('a code that is wrong, used up, withdrawn or expired is refused at its field, and nothing is ordered', async () => {
  const guest = await newGuest();
  const [withdrawn, expired] = [await newVoucher(), await newVoucher()];
  await payload.update({ collection: 'gift-vouchers', id: withdrawn.id, data: { status: 'void' } });
  await payload.update({ collection: 'gift-vouchers', id: expired.id, data: { expires_on: '2026-01-01' } });
  const unknown = 'This voucher code isn’t valid or has already been used.';
  expect(await refusalOf(pressAs(guest, 'NONE-SUCH'))).toBe(unknown);
  expect(await refusalOf(pressAs(guest, withdrawn.code))).toBe(unknown);
  expect(await refusalOf(pressAs(guest, expired.code))).toBe('This voucher expired on 1 January 2026.');
  const where = { guest_email: { equals: guest.email } };
  expect((await payload.count({ collection: 'orders', where })).totalDocs).toBe(0);
});

test('only wrong codes count as guesses: after thirty, no code of that network is looked at for a while', async () => {
  const { code } = await newVoucher();
  const voucher = (typed: string, network: string) => ({ voucher: { code: typed, network } });
  const network = newPress();
  for (let guess = 0; guess < 30; guess += 1)
    await refusalOf(pressAs(await newGuest(), '', voucher('0000-0000-0000-0000', network)));
  await expect(pressAs(await newGuest(), '', voucher(code, network))).rejects.toMatchObject({ status: 429 });
  expect(await pressAs(await newGuest(), '', voucher(code, newPress()))).toMatchObject({ isPlaced: true });
});
