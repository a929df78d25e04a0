import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendOrderLinks } from '../../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../../lib/contract/endpoints/payments.ts';
import { lastMail, newVisitor, signInByLink, signUp, type Visitor } from '../harness/accounts.ts';
import {
  buyCode,
  cmsOf,
  decide,
  leave,
  newBuyer,
  paidState,
  postAs,
  records,
  sellVouchers,
} from '../harness/money.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** Somebody without an account, and the key of their cart. */
type Guest = Visitor & { readonly session: string };

const HOME = { street_address: '1 Pit Lane', postcode: '3110', city: 'Tauranga', country: 'New Zealand' };

/** Orders without an account: as safe as those of customers, and in the account that comes later. */
export function guestCases({
  server,
  types,
  product,
  productNow,
  submit: submitAs,
  seenWhileOrdering,
  order,
  move,
  end,
}: Shop): void {
  const newPress = () => randomBytes(12).toString('hex');

  async function guestWith(sku: number, qty = 1): Promise<Guest> {
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await visitor.post('/sell/cart/cartAdd', { sku, qty }));
    return { ...visitor, session };
  }

  const ask = (guest: Guest, more: Readonly<Record<string, unknown>> = {}) =>
    guest.post(guestOrder.path, {
      session: guest.session,
      email: guest.email,
      first_name: 'Mere',
      last_name: 'Ngata',
      url: URL_OF_PAGE,
      ...more,
    });

  const submit = async (guest: Guest, more: Readonly<Record<string, unknown>> = {}) => {
    const answer = await ask(guest, more);
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return guestOrder.output.parse(answer.json);
  };

  const pay = async (payment: string) => paidState(server, await decide(server, payment, 'approve'));
  const itemsOf = async ({ post, session }: Guest, more: Readonly<Record<string, unknown>> = {}) =>
    cartOf(await post('/sell/cart/getCart', { session, ...more }));

  test('a guest buys a ticket with an email address and a name: pressed often, it is one order, one invoice, one email', async () => {
    const { id, sku } = await product(4, { is_ticket: true });
    const guest = await guestWith(sku, 3);
    const idempotency_key = newPress();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 6 }, () =>
        submit(guest, { email: ` ${guest.email.toUpperCase()}`.trim(), idempotency_key }),
      ),
    );
    for (const other of others) expect(other).toEqual(first);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 1 });
    const back = await decide(server, first!.payment, 'approve');
    const states = await Promise.all(Array.from({ length: 10 }, () => paidState(server, back)));
    expect(states.every(({ success }) => success)).toBe(true);
    expect(await order(first!.order_id)).toMatchObject({
      status: 'sent',
      customer: null,
      guest_email: guest.email,
      guest_first_name: 'Mere',
      guest_last_name: 'Ngata',
      total_cents: 15_000,
      address: null,
    });
    expect((await itemsOf(guest)).item_count).toBe(0);
    expect(await records(server, 'mails', { to: guest.email })).toMatchObject([
      { template: 'order', text: expect.stringContaining('Mere') },
    ]);
    const { payment } = states[0]!;
    const invoice = await guest.get(`/sell/invoice/${String(payment?.invoice_id)}`, {
      key: payment?.invoice_key,
    });
    expect(invoice.json).toMatchObject({
      item: { kind: 'order', buyer: { name: 'Mere Ngata', email: guest.email }, has_tickets: true },
    });
    // Without the key it is nobody's.
    expect((await guest.get(`/sell/invoice/${String(payment?.invoice_id)}`)).status).toBe(404);

    // Whoever has just paid sees the order's page; whoever finds the address in the browser's history later doesn't.
    expect(payment?.order_number).toBe(String(first!.order_id));
    const page = await guest.get(`/sell/order/${payment?.order_number ?? ''}`, { key: payment?.order_key });
    expect(page.json).toMatchObject({ item: { email: guest.email, tickets: [{}, {}, {}] } });
    const [paid] = await records(server, 'payments', { subject: String(first!.order_id), purpose: 'order' });
    const until = Number.parseInt((payment?.order_key ?? '').split('.')[0] ?? '', 36) * 1000;
    expect(until - Date.parse(String(paid!['paid_at']))).toBeLessThanOrEqual(70 * 60_000);
  });

  test('a guest pays with a voucher first and by card for the rest, which stays secret from whoever guesses', async () => {
    const { sku } = await product(9);
    const sold = await sellVouchers(server, '80');
    const code = await buyCode(server, await newBuyer(server), sold, 80);
    const pickUp = { shipping_option_id: types.pickUp };
    const look = async ({ post, session }: Guest) =>
      (await post('/cognito/giftVoucher/look', { code, session })).json;

    const first = await guestWith(sku);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const whole = await submit(first, { ...pickUp, voucher_code: typed, shown_total: 0 });
    expect(whole).toMatchObject({ success: true, payment: '', order_number: String(whole.order_id) });
    expect(await look(first)).toMatchObject({ amount: 30 });
    const invoice = await first.get(`/sell/invoice/${String(whole.invoice_id)}`, { key: whole.invoice_key });
    expect(invoice.json).toMatchObject({ item: { credit_amount: 50, paid_voucher: code.slice(-4) } });

    const second = await guestWith(sku);
    const rest = await submit(second, { ...pickUp, voucher_code: code });
    expect(rest).toMatchObject({ success: true, payment: expect.stringContaining('/pay/') });
    // The cart's own unpaid order counts as if it had been ended; nobody else sees what it holds.
    expect(await look(second)).toMatchObject({ amount: 30 });
    const third = await guestWith(sku);
    expect(await look(third)).toMatchObject({ fields: { code: expect.any(String) } });
    const refused = await ask(third, { ...pickUp, voucher_code: code });
    expect(refused).toMatchObject({
      status: 422,
      json: { fields: { voucher_code: 'This voucher code isn’t valid or has already been used.' } },
    });
    await pay(rest.payment);
    expect(await order(rest.order_id)).toMatchObject({ status: 'paid', credit_cents: 3000 });
    expect(await records(server, 'orders', { guest_email: third.email })).toEqual([]);
  });

  test('a guest who orders a cart again and again always has the same left on their voucher', async () => {
    const { sku } = await product(null);
    const sold = await sellVouchers(server, '30');
    const code = await buyCode(server, await newBuyer(server), sold, 30);
    const guest = await guestWith(sku);
    const look = async () =>
      (await guest.post('/cognito/giftVoucher/look', { code, session: guest.session })).json;
    const press = () => submit(guest, { shipping_option_id: types.pickUp, voucher_code: code });
    expect(await seenWhileOrdering(look, press)).toMatchObject([{ amount: 30 }]);
  });

  test('a guest’s goods are priced for the place and sent to the address, in their name', async () => {
    const { sku } = await product(5);
    const guest = await guestWith(sku);
    const place = { postcode: HOME.postcode, country: HOME.country };
    expect(await itemsOf(guest, { shipping_type: types.courier, shipping_place: place })).toMatchObject({
      shipping_amount: 9.5,
      total_amount: 59.5,
    });
    // Where it goes isn't kept, and without it there is no courier.
    expect(await itemsOf(guest)).toMatchObject({ shipping_amount: 0 });

    const courier = { shipping_option_id: types.courier };
    expect(await submit(guest, courier)).toMatchObject({ success: false, payment: '' });
    expect(await submit(guest, { ...courier, address: { ...HOME, postcode: '9891' } })).toMatchObject({
      success: false,
    });
    const placed = await submit(guest, { ...courier, address: HOME, shown_total: 59.5 });
    expect(placed.success).toBe(true);
    await pay(placed.payment);
    const paid = await order(placed.order_id);
    expect(paid).toMatchObject({ status: 'paid', shipping_name: 'Courier', total_cents: 5950 });
    expect(paid?.['address_text']).toBe('Mere Ngata\n1 Pit Lane\nTauranga 3110\nNew Zealand');

    for (const data of [{ status: 'packed' }, { status: 'sent', tracking: 'NZ123' }])
      expect((await move(placed.order_id, data)).ok).toBe(true);
    expect((await end(placed.order_id, { amount: 59.5 })).status).toBe(200);
    const mails = await records(server, 'mails', { to: guest.email });
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'order',
      'order_refunded',
      'order_sent',
    ]);
    // A guest has no account to find the order in: each email leads to its page.
    const link = expect.stringContaining(`/order/${String(placed.order_id)}?key=`);
    for (const { text } of mails) expect([text, text]).toEqual([expect.stringContaining('Mere'), link]);
  });

  test('what is missing is refused at its field, and nothing is reserved', async () => {
    const { id, sku } = await product(2);
    const guest = await guestWith(sku);
    for (const [field, value] of [
      ['email', 'mere'],
      ['email', ''],
      ['first_name', ' '],
      ['last_name', ''],
      ['address', { ...HOME, street_address: '' }],
      ['url', 'https://evil.test/'],
    ] as const) {
      const answer = await ask(guest, { shipping_option_id: types.pickUp, [field]: value });
      expect(answer.status, field).toBe(422);
      expect(answer.json).toMatchObject({ fields: { [field]: expect.any(String) } });
    }
    expect((await ask(guest)).json).toMatchObject({ fields: { shipping_option_id: expect.any(String) } });
    const empty = { ...newVisitor(server), session: randomBytes(18).toString('base64url') };
    expect(await submit(empty)).toMatchObject({ success: false, message: 'Your cart is empty.' });
    expect(await submit({ ...empty, session: '' })).toMatchObject({ success: false });
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 2 });
  });

  test('a press repeated with something else is refused, and nobody else’s press is answered', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const [guest, other] = [await guestWith(sku), await guestWith(sku)];
    const idempotency_key = newPress();
    const placed = await submit(guest, { idempotency_key });
    const changed = await ask(guest, { idempotency_key, email: other.email });
    expect(changed.status).toBe(422);
    const theirs = await submit(other, { idempotency_key });
    expect(theirs.order_id).not.toBe(placed.order_id);
    expect(theirs.payment).not.toBe(placed.payment);
  });

  test('a guest who leaves the payment page and orders again doesn’t block their own order, and the first page is closed', async () => {
    const { sku } = await product(1, { is_ticket: true });
    const guest = await guestWith(sku);
    const left = await submit(guest);
    expect((await paidState(server, await leave(server, left.payment))).success).toBe(false);
    const again = await submit(guest);
    expect(again.success).toBe(true);
    expect(await order(left.order_id)).toMatchObject({ status: 'cancelled' });
    const late = await decide(server, left.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    expect((await pay(again.payment)).success).toBe(true);
  });

  test('a guest who signs in instead of paying takes the cart along: the page they left is closed, and holds nothing', async () => {
    const { sku } = await product(1, { is_ticket: true });
    const guest = await guestWith(sku);
    const left = await submit(guest);
    const buyer = await newBuyer(server);
    const merged = cartOf(await postAs(buyer, '/sell/cart/mergeCart', { session: guest.session }));
    expect(merged).toMatchObject({ item_count: 1, all_in_stock: true });
    const late = await decide(server, left.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    const own = await submitAs(buyer, { shipping_option_id: null });
    expect((await pay(own.payment)).success).toBe(true);
    expect((await itemsOf(guest)).item_count).toBe(0);
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {})).item_count).toBe(0);
  });

  test('of several who want the last one, guests and customers alike, one gets it', async () => {
    const { sku } = await product(1, { is_ticket: true });
    const guests = await Promise.all(Array.from({ length: 4 }, () => guestWith(sku)));
    const answers = await Promise.all(guests.map((guest) => submit(guest)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await records(server, 'stock-levels', { sku })).toMatchObject([{ taken: 1 }]);
  });

  test('an order that a code makes free is confirmed at once, and its documents open for a while', async () => {
    const code = `FREE-${randomBytes(3).toString('hex').toUpperCase()}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'percent', value: 100 });
    const { sku } = await product(null, { is_ticket: true });
    const guest = await guestWith(sku);
    const placed = await submit(guest, { promotion_code: code });
    expect(placed).toMatchObject({ success: true, payment: '', tickets_key: expect.stringMatching(/./) });
    const invoice = await guest.get(`/sell/invoice/${String(placed.invoice_id)}`, {
      key: placed.invoice_key,
    });
    expect(invoice.json).toMatchObject({ item: { total_amount: 0, buyer: { email: guest.email } } });
    const page = await guest.get(`/sell/order/${placed.order_number}`, { key: placed.order_key });
    expect(page.json).toMatchObject({ item: { number: String(placed.order_id), email: guest.email } });
  });

  test('orders for one email address are limited, whoever asks', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const { email } = newVisitor(server);
    const statuses: number[] = [];
    for (let press = 0; press < 12; press += 1)
      statuses.push((await ask(await guestWith(sku), { email })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  test('once an address is proven to be an account’s, what was bought with it is in the account, and nobody else’s', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const guest = await guestWith(sku);
    const placed = await submit(guest);
    const { payment } = await pay(placed.payment);
    const waiting = await submit({ ...(await guestWith(sku)), email: guest.email });

    const stranger = newVisitor(server);
    await signUp(server, stranger);
    expect(await order(placed.order_id)).toMatchObject({ customer: null });

    const { access_token, id } = await signUp(server, guest);
    const historySchema = z.object({ history: z.array(z.object({ kind: z.string(), link: z.string() })) });
    const { json } = await guest.get('/cognito/user/myAccount', {}, access_token);
    expect(historySchema.parse(json).history).toContainEqual({
      kind: 'order',
      link: `/order/${String(placed.order_id)}`,
    });
    const own = await guest.get(`/sell/invoice/${String(payment?.invoice_id)}`, {}, access_token);
    expect(own.status).toBe(200);
    const download = await guest.get('/cognito/user/exportData', {}, access_token);
    expect(download.json).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ number: placed.order_id })]),
    });

    // One that is paid afterwards is theirs, and leaves the cart that it was made from.
    await pay(waiting.payment);
    expect(await order(waiting.order_id)).toMatchObject({ customer: id, status: 'sent' });

    // Whoever has an account already finds it there after the next sign-in by email.
    const later = await submit({ ...(await guestWith(sku)), email: guest.email });
    await pay(later.payment);
    expect(await order(later.order_id)).toMatchObject({ customer: null });
    await signInByLink(server, guest);
    expect(await order(later.order_id)).toMatchObject({ customer: id });
  });

  test('links to what was bought with an address are emailed to it, and the answer tells nobody whether there is any', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const guest = await guestWith(sku);
    const placed = await submit(guest);
    const { payment } = await pay(placed.payment);
    const nobody = newVisitor(server);
    const links = (email: string) => newVisitor(server).post(sendOrderLinks.path, { email });
    const [known, unknown] = [await links(guest.email.toUpperCase()), await links(nobody.email)];
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);

    const mail = await lastMail(server, guest.email);
    expect(mail).toMatchObject({ template: 'order_links', subject: expect.stringContaining('Your orders') });
    const keyOf = (page: string) => new RegExp(`https?:\\S+/${page}\\?key=(\\S+)`).exec(mail.text)?.[1] ?? '';
    const ordered = String(placed.order_id);
    expect(
      (await nobody.get(`/sell/order/${ordered}`, { key: keyOf(`order/${ordered}`) })).json,
    ).toMatchObject({
      item: { number: ordered, invoice: { total_amount: 50 } },
    });
    const tickets = await nobody.get(`/sell/invoice/tickets/${String(payment?.invoice_id)}`, {
      key: keyOf(`print-tickets/${String(payment?.invoice_id)}`),
    });
    expect(tickets.json).toMatchObject({ data: [{}] });
    const none = await lastMail(server, nobody.email);
    expect(none.template).toBe('order_links');
    expect(none.text).toContain('couldn’t find anything');
    expect(none.text).not.toContain('key=');

    for (let more = 0; more < 5; more += 1) await links(guest.email);
    const limited = await links(guest.email);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).not.toBeNull();
  });
}
