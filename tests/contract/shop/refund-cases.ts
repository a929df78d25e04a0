import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { field, makeForm, sendForm } from '../harness/forms.ts';
import {
  buyCode,
  cmsOf,
  creditOf,
  decide,
  newBuyer,
  paidState,
  paymentOf,
  postAs,
  records,
  sellVouchers,
  type Buyer,
} from '../harness/money.ts';
import { mostlyOnOne } from '../harness/servers.ts';
import { staffToken } from '../harness/staff.ts';
import { cartOf, type Shop } from './shop.ts';

const REASON = 'Rained off';

const panelSchema = z.object({
  left: z.number(),
  leftOnCard: z.number(),
  refusal: z.string().nullable(),
  notes: z.array(z.string()),
  items: z.array(z.object({ key: z.string(), label: z.string() })),
  refunds: z.array(z.object({ number: z.string(), amount: z.number(), isOwed: z.boolean() })),
});
const answerSchema = z.object({ message: z.string(), panel: panelSchema.optional() });

/** Refunding and cancelling in the CMS: orders, tickets, vouchers and bookings. */
export function refundCases({ server, product, productNow, add, submit, order }: Shop): void {
  const newPress = () => randomBytes(12).toString('hex');
  const call = (path: string, token: string | null, body?: object) =>
    fetch(new URL(`/api/${path}`, server.url), {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `JWT ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const refund = async (record: string, body: object, token = server.token) => {
    const response = await call(`refunds/of/${record}`, token, {
      to: 'card',
      reason: REASON,
      cancel: [],
      press: newPress(),
      ...body,
    });
    return { status: response.status, ...answerSchema.parse(await response.json()) };
  };

  const panelOf = async (record: string) =>
    panelSchema.parse(await (await call(`refunds/of/${record}`, server.token)).json());

  const scan = async (code: string) => {
    const attempt = newPress();
    const response = await call('ticket-scans/admit', server.token, { code, attempt, round: null });
    return z.object({ outcome: z.string(), message: z.string() }).parse(await response.json());
  };

  const ticketsOf = async (buyer: Buyer, invoice: number) => {
    const answer = await buyer.get(`/sell/invoice/tickets/${String(invoice)}`, {}, buyer.token);
    return z.object({ data: z.array(z.object({ code: z.string(), number: z.number() })) }).parse(answer.json)
      .data;
  };

  /** A buyer's paid order of two tickets and a shirt, $50 each. */
  const paidOrder = async (language = 'en') => {
    const buyer = await newBuyer(server);
    const tickets = await product(10, { is_ticket: true });
    const shirt = await product(10);
    cartOf(await add(buyer, { sku: tickets.sku, qty: 2 }, buyer.token));
    cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
    const placed = await submit(buyer, { language });
    const { payment } = await paidState(server, await decide(server, placed.payment, 'approve'));
    const id = placed.order_id ?? 0;
    return { buyer, tickets, shirt, id, record: `orders/${String(id)}`, invoice: payment?.invoice_id ?? 0 };
  };

  test('one ticket of an order is refunded once, returns to stock and is refused at the gate with the reason', async () => {
    const { buyer, tickets, id, record, invoice } = await paidOrder('de');
    const shop = await staffToken(server, 'shop');
    const [first, second] = await ticketsOf(buyer, invoice);
    expect(await panelOf(record)).toMatchObject({ left: 150, leftOnCard: 150, refusal: null });
    const press = newPress();
    const presses = await Promise.all(
      Array.from({ length: 6 }, () => refund(record, { amount: 50, cancel: ['ticket:1'], press }, shop)),
    );
    for (const answer of presses) expect(answer).toMatchObject({ status: 200, message: 'Refunded $50.00.' });
    expect(await panelOf(record)).toMatchObject({ left: 100, refunds: [{ amount: 50, isOwed: false }] });
    expect((await productNow(tickets.id)).skus[0]).toMatchObject({ stock: 9 });
    expect(await scan(first!.code)).toMatchObject({
      outcome: 'cancelled',
      message: expect.stringContaining(REASON),
    });
    expect(await ticketsOf(buyer, invoice)).toMatchObject([{ number: 2 }]);
    expect((await scan(second!.code)).outcome).toBe('admitted');
    const mails = await records(server, 'mails', { to: buyer.email, template: 'order_refunded' });
    expect(mails).toMatchObject([{ language: 'de', text: expect.stringContaining('Storniert') }]);
    expect(await order(id)).toMatchObject({ status: 'paid' });

    const used = await refund(record, { amount: 50, cancel: ['ticket:2'] });
    expect(used).toMatchObject({ status: 409, message: expect.stringMatching(/^Ticket 2: .* was used/) });
    expect(await refund(record, { amount: 50, cancel: ['ticket:1'] })).toMatchObject({ status: 409 });
    const rest = await refund(record, { amount: 100, to: 'credit' });
    expect(rest).toMatchObject({ status: 200, panel: { left: 0, refusal: 'Everything has been refunded.' } });
    expect(await creditOf(buyer)).toBe(100);
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    expect(await records(server, 'payments', { subject: id, purpose: 'order' })).toMatchObject([
      { status: 'paid' },
    ]);
    const shown = await buyer.get(`/sell/invoice/${String(invoice)}`, {}, buyer.token);
    expect(shown.json).toMatchObject({ item: { status: 'refunded', refunded_amount: 150 } });
    const account = await buyer.get('/cognito/user/myAccount', {}, buyer.token);
    expect(account.json).toMatchObject({
      history: expect.arrayContaining([
        expect.objectContaining({
          kind: 'credit_returned',
          amount: 100,
          link: `/order/${String(id)}`,
        }),
      ]),
    });
  });

  test('of several offices that refund everything at the same moment, one does', async () => {
    const { record, shirt, id } = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(record, { amount: 150 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await productNow(shirt.id)).skus[0]).toMatchObject({ stock: 10 });
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    expect(await panelOf(record)).toMatchObject({ left: 0, refunds: [{ amount: 150 }] });
  });

  test('a form pressed again with other values is refused, whether its first answer was lost or is under way', async () => {
    const { record } = await paidOrder();
    const press = newPress();
    const first = { amount: 50, press };
    const made = {
      status: 200,
      message: 'Refunded $50.00.',
      panel: { left: 100, refunds: [{ amount: 50 }] },
    };
    expect(await refund(record, first)).toMatchObject(made);
    for (const changed of [
      { amount: 30 },
      { to: 'credit' },
      { cancel: ['ticket:1'] },
      { reason: 'Postponed' },
      { amount: 0, cancel: ['ticket:1'] },
    ])
      expect(await refund(record, { ...first, ...changed })).toMatchObject({
        status: 409,
        message: expect.stringContaining('already made a refund of $50.00 with other values'),
        panel: { left: 100, refunds: [{ amount: 50 }] },
      });
    expect(await refund(record, first)).toMatchObject(made);

    const next = newPress();
    const answers = await Promise.all([10, 20, 30].map((amount) => refund(record, { amount, press: next })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await panelOf(record)).refunds).toHaveLength(2);
  });

  test('a gate and the office at the same moment: a ticket is used or cancelled, never both', async () => {
    const { buyer, record, invoice } = await paidOrder();
    const [first] = await ticketsOf(buyer, invoice);
    const [scanned, refunded] = await Promise.all([
      scan(first!.code),
      refund(record, { amount: 50, cancel: ['ticket:1'] }),
    ]);
    const isAdmitted = scanned.outcome === 'admitted';
    expect(refunded.status).toBe(isAdmitted ? 409 : 200);
    expect(await panelOf(record)).toMatchObject({ left: isAdmitted ? 150 : 100 });
  });

  test('a mixed payment goes back as it was paid, and a part already refunded is not refunded again', async () => {
    const sold = await sellVouchers(server, '100');
    const buyer = await newBuyer(server);
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code: await buyCode(server, buyer, sold, 100) });
    const { sku } = await product(10);
    cartOf(await add(buyer, { sku, qty: 3 }, buyer.token));
    const mixed = await submit(buyer, { paymentGateway: 'credit' });
    await paidState(server, await decide(server, mixed.payment, 'approve'));
    const record = `orders/${String(mixed.order_id)}`;
    expect(await panelOf(record)).toMatchObject({ left: 150, leftOnCard: 50 });
    expect(await refund(record, { amount: 80 })).toMatchObject({ status: 200 });
    expect(await creditOf(buyer)).toBe(30);
    expect(await refund(record, { amount: 80 })).toMatchObject({ status: 409 });
    expect(await refund(record, { amount: 70 })).toMatchObject({ status: 200 });
    expect(await creditOf(buyer)).toBe(100);
    expect(await panelOf(record)).toMatchObject({ left: 0, refunds: [{ amount: 70 }, { amount: 80 }] });
  });

  test('a voucher is refunded until it is redeemed: a part lowers its value, all of it withdraws it', async () => {
    const sold = await sellVouchers(server, '40');
    const buyer = await newBuyer(server);
    const codes = [await buyCode(server, buyer, sold, 40), await buyCode(server, buyer, sold, 40)];
    const vouchers = await records(server, 'gift-vouchers', { buyer: buyer.id });
    const recordOf = (code = '') =>
      `gift-vouchers/${String(vouchers.find(({ last4 }) => last4 === code.slice(-4))?.id)}`;
    const lowered = recordOf(codes[0]);
    expect(await refund(lowered, { amount: 15 })).toMatchObject({ status: 200 });
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code: codes[0] });
    expect(await creditOf(buyer)).toBe(25);
    expect(await refund(lowered, { amount: 25 })).toMatchObject({
      status: 409,
      message: expect.stringContaining('was redeemed'),
    });
    expect(await refund(recordOf(codes[1]), { amount: 40 })).toMatchObject({ status: 200 });
    const redeemed = await postAs(buyer, '/cognito/giftVoucher/redeem', { code: codes[1] });
    expect(redeemed.json).toMatchObject({ success: false });
    expect(await creditOf(buyer)).toBe(25);
    const account = await buyer.get('/cognito/user/myAccount', {}, buyer.token);
    expect(account.json).toMatchObject({
      history: expect.arrayContaining([
        expect.objectContaining({ kind: 'voucher_bought', status: 'paid' }),
        expect.objectContaining({ kind: 'voucher_bought', status: 'refunded' }),
      ]),
    });
  });

  test('a booking without an account is refunded to the card alone, and cancelled', async () => {
    const form = await makeForm(server, { cost: 20, data: [field('text', 'name')] });
    const back = await decide(server, paymentOf(await sendForm(server, form, { name: 'Rider' })), 'approve');
    expect((await paidState(server, back)).success).toBe(true);
    const [submission] = await records(server, 'form-submissions', { form });
    const record = `form-submissions/${String(submission?.id)}`;
    expect(await refund(record, { amount: 5, to: 'credit' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('The buyer has no account'),
    });
    expect(await refund(record, { amount: 5 })).toMatchObject({ status: 200, panel: { left: 15 } });
    expect(await refund(record, { amount: 15 })).toMatchObject({ status: 200, panel: { left: 0 } });
    expect(await records(server, 'form-submissions', { form })).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a ticket, then the rest of an order are cancelled without a refund, which can still be given later', async () => {
    const { buyer, tickets, shirt, id, record, invoice } = await paidOrder();
    const shop = await staffToken(server, 'shop');
    const [first] = await ticketsOf(buyer, invoice);
    const press = newPress();
    for (const again of [press, press])
      expect(await refund(record, { amount: 0, cancel: ['ticket:1'], press: again }, shop)).toMatchObject({
        status: 200,
        message: 'Cancelled without a refund.',
        panel: { left: 150, refunds: [{ amount: 0, isOwed: false }] },
      });
    expect((await productNow(tickets.id)).skus[0]).toMatchObject({ stock: 9 });
    expect(await scan(first!.code)).toMatchObject({
      outcome: 'cancelled',
      message: expect.stringContaining(REASON),
    });
    expect(await order(id)).toMatchObject({ status: 'paid' });
    const [mail, ...others] = await records(server, 'mails', { to: buyer.email, template: 'cancelled' });
    expect(others).toEqual([]);
    expect(mail?.['text']).toEqual(expect.stringMatching(/without a refund[\s\S]*Rained off[\s\S]*Ticket 1/));
    expect(mail?.['text']).not.toContain('$');
    expect(mail?.['text']).toContain(`/order/${String(id)}?key=`);

    const rest = { amount: 0, cancel: ['ticket:2', 'line:1'] };
    expect(await refund(record, rest)).toMatchObject({ status: 200, panel: { left: 150, items: [] } });
    expect((await productNow(shirt.id)).skus[0]).toMatchObject({ stock: 10 });
    expect(await order(id)).toMatchObject({ status: 'cancelled' });
    expect(await records(server, 'payments', { subject: id, purpose: 'order' })).toMatchObject([
      { status: 'paid' },
    ]);
    expect(await refund(record, rest)).toMatchObject({ status: 409 });
    expect(await refund(record, { amount: 150 })).toMatchObject({ status: 200, panel: { left: 0 } });
    expect(await order(id)).toMatchObject({ status: 'refunded' });
    expect((await productNow(shirt.id)).skus[0]).toMatchObject({ stock: 10 });
  });

  test('an order that cost nothing is cancelled with a reason, and gives its stock and its code back', async () => {
    const code = `FREE-${randomBytes(3).toString('hex').toUpperCase()}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'amount', value: 60, max_uses: 1 });
    const { id: shirt, sku } = await product(4);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const free = await submit(buyer, { promotion_code: code });
    const record = `orders/${String(free.order_id)}`;
    expect(await panelOf(record)).toMatchObject({ left: 0, refusal: null, items: [{ key: 'line:0' }] });
    expect(await refund(record, { amount: 1 })).toMatchObject({ status: 409 });
    expect(await refund(record, { amount: 0, cancel: ['line:0'] })).toMatchObject({
      status: 200,
      panel: { refusal: 'Everything has been cancelled.', refunds: [{ amount: 0 }] },
    });
    expect(await order(free.order_id)).toMatchObject({ status: 'cancelled' });
    expect((await productNow(shirt)).skus[0]).toMatchObject({ stock: 4 });
    expect(await records(server, 'promotion-codes', { code })).toMatchObject([{ used: 0 }]);
    expect(await records(server, 'mails', { to: buyer.email, template: 'cancelled' })).toMatchObject([
      { text: expect.stringContaining(REASON) },
    ]);
  });

  test('a voucher is withdrawn without a refund, with reason, email and entry, by whoever handles money', async () => {
    const sold = await sellVouchers(server, '40');
    const buyer = await newBuyer(server);
    const code = await buyCode(server, buyer, sold, 40);
    const [voucher] = await records(server, 'gift-vouchers', { buyer: buyer.id });
    const record = `gift-vouchers/${String(voucher?.id)}`;
    const withdrawal = { amount: 0, cancel: ['voucher'] };
    const editor = await staffToken(server, 'editor');
    expect((await call(`${record}/void`, editor, {})).status).toBe(404);
    expect((await refund(record, withdrawal, editor)).status).toBe(403);
    expect(await refund(record, withdrawal)).toMatchObject({ status: 200, panel: { left: 40, items: [] } });
    const redeemed = await postAs(buyer, '/cognito/giftVoucher/redeem', { code });
    expect(redeemed.json).toMatchObject({ success: false });
    expect(await records(server, 'gift-vouchers', { buyer: buyer.id })).toMatchObject([{ status: 'void' }]);
    expect(await records(server, 'refunds', { customer: buyer.id })).toMatchObject([
      {
        status: 'done',
        amount_cents: 0,
        reason: REASON,
        kind: 'voucher',
        cancelled: expect.stringMatching(/^Gift voucher/),
      },
    ]);
    expect(await records(server, 'mails', { to: buyer.email, template: 'cancelled' })).toHaveLength(1);
  });

  test('a paid booking is cancelled without a refund', async () => {
    const form = await makeForm(server, { cost: 20, data: [field('text', 'name')] });
    const back = await decide(server, paymentOf(await sendForm(server, form, { name: 'Rider' })), 'approve');
    await paidState(server, back);
    const [submission] = await records(server, 'form-submissions', { form });
    const record = `form-submissions/${String(submission?.id)}`;
    expect(await refund(record, { amount: 0, cancel: ['booking'] })).toMatchObject({
      status: 200,
      panel: { left: 20, items: [] },
    });
    expect(await records(server, 'form-submissions', { form })).toMatchObject([{ status: 'cancelled' }]);
  });

  test(
    'only administrators and the shop refund and see the takings, by any way',
    mostlyOnOne(server),
    async () => {
      const { id, record } = await paidOrder();
      const today = `from=2026-01-01&to=2026-12-31`;
      for (const role of ['editor', 'results', 'gate'] as const) {
        const token = await staffToken(server, role);
        expect([role, (await call(`refunds/of/${record}`, token)).status]).toEqual([role, 403]);
        expect((await refund(record, { amount: 1 }, token)).status).toBe(403);
        expect((await call(`takings/export?${today}`, token)).status).toBe(403);
        const moved = await fetch(new URL(`/api/orders/${String(id)}`, server.url), {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
          body: JSON.stringify({ status: 'refunded' }),
        });
        // An editor changes orders, but doesn't end them.
        expect([role, moved.status]).toEqual([role, role === 'editor' ? 409 : 403]);
      }
      expect((await call(`refunds/of/${record}`, null)).status).toBe(403);
      const shop = await staffToken(server, 'shop');
      expect((await call(`refunds/of/${record}`, shop)).status).toBe(200);
      expect((await call(`orders/${String(id)}`, shop)).status).toBe(200);
      const pages = { name: newPress(), url: newPress() };
      expect((await call('pages', shop, pages)).status).toBe(403);
      expect((await call('users', shop, { email: 'a@example.org', password: newPress() })).status).toBe(403);
      const file = await call(`takings/export?${today}`, shop);
      expect(file.headers.get('content-type')).toContain('text/csv');
      const excel = await call(`takings/export?${today}&format=xlsx`, shop);
      expect(excel.headers.get('content-disposition')).toContain('.xlsx"');
      // A ZIP archive, as Excel files are.
      expect(Buffer.from(await excel.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
      for (const format of ['csv', 'xlsx']) {
        const single = await call(
          `takings/export?from=2027-01-01&to=2027-12-31&detail=1&format=${format}`,
          shop,
        );
        expect(single.headers.get('content-disposition')).toContain(
          `"invoices-and-refunds-2027-01-01-to-2027-12-31.${format}"`,
        );
        // The whole order of $150 with GST, on the tests' day.
        if (format === 'csv')
          expect(await single.text()).toMatch(/^2027-01-27,O-\d+,Invoice,Order,.*,150,0,19\.57,150\r$/m);
      }
      const forXero = await call('takings/export?from=2027-01-01&to=2027-12-31&format=xero', shop);
      expect(forXero.headers.get('content-disposition')).toContain('"xero-2027-01-01-to-2027-12-31.csv"');
      expect(await forXero.text()).toMatch(
        /,O-\d+,Order,27\/01\/2027,27\/01\/2027,,.*,200,15% GST on Income,,,,,NZD,\r$/m,
      );
      expect(
        (await call(`takings/export?${today}&detail=1`, await staffToken(server, 'editor'))).status,
      ).toBe(403);
      expect((await call('takings/export?from=2026-02-31&to=2026-03-01', shop)).status).toBe(422);
      expect((await call('takings/export?from=2026-03-02&to=2026-03-01', shop)).status).toBe(422);
      expect(await panelOf(record)).toMatchObject({ left: 150, refunds: [] });
    },
  );

  test(
    'an amount, a reason or an item that makes no sense is refused with a sentence, and nothing happens',
    mostlyOnOne(server),
    async () => {
      const { record } = await paidOrder();
      for (const [body, status, message] of [
        [{ amount: 0 }, 422, /amount above/],
        [{ amount: -5 }, 422, /amount above/],
        [{ amount: 1.005 }, 422, /two decimals/],
        [{ amount: 'all' }, 422, /amount above/],
        [{ amount: 150.01 }, 409, /up to \$150\.00/],
        [{ amount: 10, reason: ' ' }, 422, /Enter a reason/],
        [{ amount: 10, to: 'cash' }, 422, /card or credit/],
        [{ amount: 10, cancel: ['ticket:9'] }, 409, /no item ticket:9/],
      ] as const)
        expect(await refund(record, body)).toMatchObject({ status, message: expect.stringMatching(message) });
      expect((await refund('orders/999999', { amount: 1 })).status).toBe(404);
      expect((await refund('pages/1', { amount: 1 })).status).toBe(404);
      expect(await panelOf(record)).toMatchObject({ left: 150, refunds: [] });
    },
  );
}
