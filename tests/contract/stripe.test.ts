import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor } from './harness/accounts.ts';
import { startBackend, type BackendProcess, type OwnData } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import {
  askCms,
  callPath,
  newBuyer,
  type Buyer,
  PAGE,
  paidState,
  postAs,
  records,
  sellVouchers,
  SITE,
  cmsOf,
} from './harness/money.ts';
import { ownData } from './harness/own-data.ts';
import { signEvent, startStripeStandIn, type StripeStandIn } from './harness/stripe-stand-in.ts';

const SECRET = 'whsec_of_the_tests';

let data: OwnData;
let stripe: StripeStandIn;
let backend: BackendProcess;
let server: { url: string; token: string; name: string };
let sold: { theme: number; block: string };

beforeAll(async () => {
  data = await ownData();
  stripe = await startStripeStandIn();
  const settings = {
    DATA_DIR: data.folder,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.url,
  };
  backend = await startBackend(settings, data.admin);
  server = { name: 'Stripe', url: backend.url, token: (await signIn(backend.url, backend.admin)).token };
  sold = await sellVouchers(server, '25|40');
  await cmsOf(server).updateGlobal('domain-settings', {
    name: 'Test Series',
    card_surcharge_percent: 2,
    card_surcharge_fixed: 0.3,
  });
}, 120_000);

afterAll(async () => {
  await backend.stop();
  await stripe.close();
  await data.remove();
});

async function buy(more: Readonly<Record<string, unknown>> = {}) {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const input = { theme_id: sold.theme, block_id: sold.block, amount: 40, url: PAGE, email, ...more };
  const answer = await newVisitor(server).post('/cognito/giftVoucher/payNow', input);
  return {
    email,
    answer,
    id: z.object({ payment: z.string() }).safeParse(answer.json).data?.payment.split('/').at(-1) ?? '',
  };
}

const send = (body: string, signature: string) =>
  fetch(new URL(callPath('/payments/stripe/webhook'), server.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  });

const eventOf = (id: string, type: string) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: `checkout.session.${type}`,
    data: { object: { id } },
  });

const completed = (id: string) => eventOf(id, 'completed');

async function tell(id: string, type: string): Promise<void> {
  const body = eventOf(id, type);
  expect((await send(body, signEvent(body, SECRET))).status).toBe(200);
}

test('one press makes one payment at Stripe, with its surcharge (spec 7.59)', async () => {
  const idempotency_key = randomBytes(12).toString('hex');
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const [one, two] = await Promise.all([buy({ idempotency_key, email }), buy({ idempotency_key, email })]);
  expect(one?.id).toBe(two?.id);
  expect(stripe.session(one!.id)).toMatchObject({ amount_total: 4000 + 80 + 30 });
  expect(stripe.session(one!.id).success_url).toContain(`${PAGE}?payum_token=`);
  const surcharge = await newVisitor(server).post('/cognito/payment/creditCardSurchargeOf', { amount: 40 });
  expect(surcharge.json).toEqual({ surcharge: 1.1 });
  const all = await newVisitor(server).post('/cognito/payment/paymentSurchargesOf', { amount: 40 });
  expect(all.json).toEqual({
    data: [
      { payment_type: 'card', surcharge: 1.1 },
      { payment_type: 'credit', surcharge: 0 },
    ],
  });
});

test("Stripe's answer decides, not the address that the browser returns to", async () => {
  const { id, email } = await buy();
  const back = new URL(stripe.session(id).success_url);
  expect((await paidState(server, back)).success).toBe(false);
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(0);
  stripe.pay(id);
  expect((await paidState(server, back)).success).toBe(true);
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
});

test('who leaves the page, or is declined on it, learns which, and can go back to it while it is open', async () => {
  const { id } = await buy();
  const back = new URL(stripe.session(id).success_url);
  const pay_url = `https://checkout.stripe.test/${id}`;
  expect(await paidState(server, back)).toMatchObject({
    success: false,
    payment: { status: 'open', pay_url },
  });
  stripe.decline(id);
  expect(await paidState(server, back)).toMatchObject({
    success: false,
    payment: { status: 'failed', pay_url },
  });
  // Another card goes through on the same page.
  stripe.pay(id);
  expect(await paidState(server, back)).toMatchObject({
    success: true,
    payment: { status: 'paid', pay_url: '' },
  });

  const other = await buy();
  stripe.expire(other.id);
  expect(await paidState(server, new URL(stripe.session(other.id).success_url))).toMatchObject({
    success: false,
    payment: { status: 'expired', pay_url: '' },
  });
});

test('a buyer who gave no email address gives it to Stripe, and gets the voucher there', async () => {
  const input = { theme_id: sold.theme, amount: 40, url: PAGE };
  const answer = await newVisitor(server).post('/cognito/giftVoucher/payNow', input);
  const { payment } = z.object({ payment: z.string() }).parse(answer.json);
  const id = payment.split('/').at(-1) ?? '';
  expect(stripe.session(id).customer_email).toBeNull();
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  stripe.pay(id, email);
  await tell(id, 'completed');
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
  expect(await records(server, 'mails', { to: email })).toHaveLength(1);

  const given = await buy();
  expect(stripe.session(given.id).customer_email).toBe(given.email);
  stripe.pay(given.id, email);
  await tell(given.id, 'completed');
  expect(await records(server, 'gift-vouchers', { buyer_email: given.email })).toHaveLength(1);
});

test('an event that arrives three times has one effect, and a false one has none', async () => {
  const { id, email } = await buy();
  const body = completed(id);
  // Nobody has paid: the event alone changes nothing.
  expect((await send(body, signEvent(body, SECRET))).status).toBe(200);
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(0);
  stripe.pay(id);
  const answers = await Promise.all([1, 2, 3].map(() => send(body, signEvent(body, SECRET))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
  expect(await records(server, 'mails', { to: email })).toHaveLength(1);
});

test('an event with a wrong, missing or old signature is rejected', async () => {
  const { id, email } = await buy();
  stripe.pay(id);
  const body = completed(id);
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const signature of [
    '',
    't=1,v1=00',
    signEvent(body, 'another secret'),
    signEvent(`${body} `, SECRET),
    signEvent(body, SECRET, old),
  ])
    expect((await send(body, signature)).status).toBe(400);
  expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(0);
});

test('while Stripe is down nothing is lost: the press can be repeated, and a return shows what is known', async () => {
  const idempotency_key = randomBytes(12).toString('hex');
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const { id } = await buy();
  stripe.setDown(true);
  const down = await buy({ idempotency_key, email });
  expect(down.answer.status).toBe(503);
  expect(down.answer.headers.get('retry-after')).not.toBeNull();
  expect((await paidState(server, new URL(stripe.session(id).success_url))).success).toBe(false);
  stripe.setDown(false);
  const up = await buy({ idempotency_key, email });
  expect(stripe.session(up.id)).toMatchObject({ status: 'open' });
  expect(await records(server, 'payments', { email })).toHaveLength(1);
}, 120_000);

test('a browser without scripts gets a link to Stripe, as it does not follow a form to another origin', async () => {
  const form = await cmsOf(server).create('forms', { name: 'Laps', cost: 10, data: [] });
  const answer = await fetch(new URL(callPath(`/cognito/form/post/${String(form)}`), server.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
    body: new URLSearchParams({ url: PAGE, language: 'ka' }).toString(),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const html = await answer.text();
  const [, address = ''] = /<a class="go" href="([^"]+)"/.exec(html) ?? [];
  expect(stripe.session(address.split('/').at(-1) ?? '')).toMatchObject({ status: 'open' });
  expect(html).toContain('<html lang="ka"');
});

/** A ticket in limited stock, and a function to order one. */
async function ticketShop(stock: number) {
  const cms = cmsOf(server);
  await cms.updateGlobal('domain-settings', { name: 'Test Series', ecommerce_enabled: true });
  const pickUp = await cms.create('shipping-types', { name: 'Pick up', price: 0, is_pick_up: true });
  const product = await cms.create('products', {
    name: 'Flag',
    price: 30,
    is_ticket: true,
    skus: [{ code: 'FLAG', price: 30, stock }],
    _status: 'published',
  });
  const input = {
    address: null,
    shipping_option_id: pickUp,
    paymentGateway: 'card',
    url: `${SITE}/checkout`,
  };
  return async () => {
    const buyer = await newBuyer(server);
    await postAs(buyer, '/sell/cart/cartAdd', { sku: product * 10_000 + 1 });
    const placed = await postAs(buyer, '/sell/cart/submitOrder', input);
    const { success, payment, order_id } = z
      .object({ success: z.boolean(), payment: z.string(), order_id: z.number().nullish() })
      .parse(placed.json);
    return { buyer, success, order_id: order_id ?? 0, id: payment.split('/').at(-1) ?? '' };
  };
}

test('refunding an order refunds it at Stripe, once and in full', async () => {
  const order = await ticketShop(3);
  const { buyer, order_id, id } = await order();
  stripe.pay(id);
  const paid = await paidState(server, new URL(stripe.session(id).success_url));
  expect(paid.success).toBe(true);
  const tickets = () =>
    buyer.get(`/sell/invoice/tickets/${String(paid.payment?.invoice_id)}`, {}, buyer.token);
  expect((await tickets()).json).toMatchObject({ data: [{ number: 1 }] });
  const [before] = await records(server, 'orders', { id: order_id });
  const refundAll = () =>
    askCms(server, `/api/refunds/of/orders/${String(order_id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        amount: Number(before?.['total_cents']) / 100,
        to: 'card',
        reason: 'Rained off',
        cancel: [],
        press: randomBytes(12).toString('hex'),
      }),
    });
  expect((await refundAll()).status).toBe(200);
  expect((await refundAll()).status).toBe(409);
  expect(stripe.refunds()).toEqual([{ intent: `pi_${id}`, cents: 3000 + 60 + 30 }]);
  expect(await records(server, 'payments', { subject: order_id, purpose: 'order' })).toMatchObject([
    { status: 'refunded' },
  ]);
  expect((await tickets()).json).toMatchObject({ data: [], invoice: { has_tickets: false } });
});

test('while Stripe is down or its answer is lost, a refund stays owed and is made once', async () => {
  const order = await ticketShop(3);
  const { order_id, id } = await order();
  stripe.pay(id);
  await paidState(server, new URL(stripe.session(id).success_url));
  const made = stripe.refunds().length;
  const refund = async (press: string, amount: number) => {
    const response = await askCms(server, `/api/refunds/of/orders/${String(order_id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount, to: 'card', reason: 'Rained off', cancel: [], press }),
    });
    return z
      .object({ message: z.string(), panel: z.object({ left: z.number() }) })
      .parse(await response.json());
  };
  const owed = async () => (await records(server, 'refunds', { order: order_id, status: 'owed' })).length;
  const first = randomBytes(12).toString('hex');
  stripe.setDown(true);
  const down = await refund(first, 10);
  expect(down.message).toMatch(/hasn’t confirmed the \$10\.00/);
  expect(down.panel.left).toBe(20.9);
  expect(await owed()).toBe(1);
  stripe.setDown(false);
  expect((await refund(first, 10)).message).toBe('Refunded $10.00.');

  const second = randomBytes(12).toString('hex');
  stripe.setDeaf(true);
  await refund(second, 20.9);
  expect(await owed()).toBe(1);
  stripe.setDeaf(false);
  // Stripe forgets idempotency keys after a day.
  stripe.forgetKeys();
  expect((await refund(second, 20.9)).message).toBe('Refunded $20.90.');
  expect(stripe.refunds().slice(made)).toEqual([
    { intent: `pi_${id}`, cents: 1000 },
    { intent: `pi_${id}`, cents: 2090 },
  ]);
  expect(await owed()).toBe(0);
  expect(await records(server, 'payments', { subject: order_id, purpose: 'order' })).toMatchObject([
    { status: 'refunded' },
  ]);
}, 120_000);

test('a delayed payment reserves its item until the bank decides, and an expired page releases it', async () => {
  const order = await ticketShop(1);
  const statusOf = async (id: number) => (await records(server, 'orders', { id }))[0]?.['status'];

  const refused = await order();
  stripe.promise(refused.id);
  await tell(refused.id, 'completed');
  expect(await statusOf(refused.order_id)).toBe('placed');
  expect((await order()).success).toBe(false);
  stripe.refuse(refused.id);
  await tell(refused.id, 'async_payment_failed');
  expect(await statusOf(refused.order_id)).toBe('cancelled');

  const expired = await order();
  expect(expired.success).toBe(true);
  stripe.expire(expired.id);
  await tell(expired.id, 'expired');
  expect(await statusOf(expired.order_id)).toBe('cancelled');

  const late = await order();
  stripe.promise(late.id);
  await tell(late.id, 'completed');
  stripe.pay(late.id);
  await tell(late.id, 'async_payment_succeeded');
  expect(await statusOf(late.order_id)).toBe('sent');
  expect(await records(server, 'mails', { to: late.buyer.email, template: 'order' })).toHaveLength(1);
  expect((await order()).success).toBe(false);
});

/** A voucher's page at Stripe, bought by a signed-in customer. */
async function pageFor(buyer: Buyer) {
  const input = { theme_id: sold.theme, block_id: sold.block, amount: 40, url: PAGE, email: buyer.email };
  const { json } = await postAs(buyer, '/cognito/giftVoucher/payNow', input);
  const { payment } = z.object({ payment: z.string() }).parse(json);
  return stripe.session(payment.split('/').at(-1) ?? '');
}

test('a signed-in customer is one customer at Stripe, who can save cards on every page; others are none', async () => {
  const buyer = await newBuyer(server);
  const [first, second] = await Promise.all([pageFor(buyer), pageFor(buyer)]);
  const made = stripe.customers().filter(({ email }) => email === buyer.email);
  expect(made).toHaveLength(1);
  for (const page of [first, second, await pageFor(buyer)])
    expect(page).toMatchObject({
      customer: made[0]?.id,
      customer_email: null,
      saved_payment_method_options: { payment_method_save: 'enabled', payment_method_remove: 'enabled' },
    });
  const exported = await buyer.get('/cognito/user/exportData', {}, buyer.token);
  expect(exported.json).toMatchObject({
    payment_customers: [{ provider: 'Stripe', reference: made[0]?.id, email: buyer.email }],
  });

  const guest = await buy();
  expect(stripe.session(guest.id)).toMatchObject({
    customer: null,
    customer_email: guest.email,
    saved_payment_method_options: null,
  });
  const other = await newBuyer(server);
  expect((await pageFor(other)).customer).not.toBe(made[0]?.id);
});

test('a customer deleted in Stripe’s dashboard is made again, and the payment goes on', async () => {
  const buyer = await newBuyer(server);
  const { customer } = await pageFor(buyer);
  stripe.deleteCustomerThere(customer ?? '');
  const after = await pageFor(buyer);
  expect(after.customer).not.toBe(customer);
  stripe.pay(after.id);
  expect((await paidState(server, new URL(after.success_url))).success).toBe(true);
});

test('with saved cards turned off, every page is as for a guest', async () => {
  const buyer = await newBuyer(server);
  await cmsOf(server).updateGlobal('domain-settings', { name: 'Test Series', saved_cards: false });
  try {
    expect(await pageFor(buyer)).toMatchObject({ customer: null, customer_email: buyer.email });
  } finally {
    await cmsOf(server).updateGlobal('domain-settings', { name: 'Test Series', saved_cards: true });
  }
});

test('the takings name what Stripe took without a record here, and say so if Stripe is away', async () => {
  const { id } = await buy();
  stripe.pay(id);
  const stray = stripe.payThere(77_00);
  const takings = async () => (await askCms(server, '/admin/takings')).text();
  const shown = await takings();
  expect(shown).toContain(stray);
  expect(shown).toContain('$77.00');
  expect(shown).not.toContain(id);
  stripe.setDown(true);
  try {
    expect(await takings()).toContain('The gateway can’t be reached right now.');
  } finally {
    stripe.setDown(false);
  }
});
