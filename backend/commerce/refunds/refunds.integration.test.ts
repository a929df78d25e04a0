import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Invoice } from '../../payload-types.ts';
import { xeroCodes } from '../../site/xero-codes.ts';
import { openStripePayload, type StripePayload } from '../../../tests/backend/stripe-payload.ts';
import { pageIn, startVoucher } from '../../../tests/backend/test-shop.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { invoiceEntity } from '../documents/invoice-entity.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { comparePayments } from '../payments/compare.ts';
import { settlePayment } from '../payments/settle.ts';
import { periodsOf } from '../takings/periods.ts';
import { singleLines, singleTable } from '../takings/single-lines.ts';
import { xeroDocuments, xeroTable } from '../takings/xero.ts';
import { takingsOf, totalOf } from '../takings/takings.ts';
import { makeRefund, settleOwedRefunds, settleRefund } from './refund.ts';

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
}, 120_000);
afterAll(() => opened.close());

const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** A voucher bought at Stripe for $50.00, with a surcharge of $0.75. */
async function sold(): Promise<{ invoice: Invoice; payment: number; session: string; email: string }> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const address = await startVoucher(payload, email, { surchargeCents: 75, language: 'ja' });
  const session = pageIn(address);
  const found = await findOne(payload, 'payments', { email: { equals: email } });
  const payment = found?.id ?? 0;
  stripe.pay(session);
  await settlePayment(payload, payment);
  const invoice = await findOne(payload, 'invoices', { payment: { equals: payment } });
  return { invoice: invoice!, payment, session, email };
}

const ask = (invoice: Invoice, cents: number) =>
  makeRefund(payload, invoice, {
    cents,
    to: 'card',
    cancel: [],
    reason: 'Rained off',
    account: 'shop@example.org',
    press: randomBytes(12).toString('hex'),
  });

const refundsOf = (session: string) =>
  stripe
    .refunds()
    .filter(({ intent }) => intent === `pi_${session}`)
    .map(({ cents }) => cents);

test('a refund interrupted by a crash or a gateway that is down is made later, once, with one email in the buyer’s language', async () => {
  const { invoice, session, email } = await sold();
  // The process crashed right after the refund was written.
  const { id } = await ask(invoice, 2000);
  stripe.setDown(true);
  await settleOwedRefunds(payload, after(1));
  expect(await payload.findByID({ collection: 'refunds', id })).toMatchObject({
    status: 'owed',
    last_error: expect.any(String),
  });
  expect(await payload.count({ collection: 'mails', where: { template: { equals: 'refund' } } })).toEqual({
    totalDocs: 0,
  });
  stripe.setDown(false);
  for (const minutes of [90, 200, 400]) await settleOwedRefunds(payload, after(minutes));
  expect(refundsOf(session)).toEqual([2000]);
  expect(await payload.findByID({ collection: 'refunds', id })).toMatchObject({
    status: 'done',
    last_error: null,
  });
  const { docs } = await payload.find({ collection: 'mails', where: { template: { equals: 'refund' } } });
  expect(docs).toMatchObject([{ to: email, language: 'ja', subject: expect.stringContaining('返金') }]);
}, 120_000);

test('one press makes one refund and cancels its ticket once, however often it arrives', async () => {
  const { payment, session } = await sold();
  const invoice = await issueInvoice(payload, {
    kind: 'form',
    source: `test:${session}`,
    payment: await payload.findByID({ collection: 'payments', id: payment, depth: 0 }),
    order: null,
    lines: [{ description: 'Pit walk', qty: 2, unit_cents: 2500, cents: 5000 }],
    isTaxed: true,
    tickets: [{ title: 'Pit walk', round: null, day: null, count: 2, holder: '', event: '' }],
  });
  const press = randomBytes(12).toString('hex');
  const request = {
    cents: 2500,
    to: 'card',
    cancel: ['ticket:1'],
    reason: 'Rained off',
    account: '',
  } as const;
  const made = await Promise.all(
    Array.from({ length: 8 }, () => makeRefund(payload, invoice, { ...request, press })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const { docs } = await payload.find({
    collection: 'ticket-scans',
    where: { invoice: { equals: invoice.id } },
  });
  expect(docs).toMatchObject([{ outcome: 'cancelled', admission: `${invoice.number}-1` }]);
});

test('refunds never add up to more than was paid, and can reach it to the last cent', async () => {
  const { invoice, session, payment } = await sold();
  for (const cents of [1, 4999]) await settleRefund(payload, (await ask(invoice, cents)).id);
  await expect(ask(invoice, 76)).rejects.toThrow('You can refund up to $0.75.');
  await settleRefund(payload, (await ask(invoice, 75)).id);
  await expect(ask(invoice, 1)).rejects.toThrow('Everything has been refunded.');
  expect(refundsOf(session)).toEqual([1, 4999, 75]);
  expect(await payload.findByID({ collection: 'payments', id: payment })).toMatchObject({
    status: 'refunded',
  });
});

test('a payment that differs from the gateway’s record is listed until it agrees', async () => {
  const [fine, refundedThere, lateMoney, other] = [await sold(), await sold(), await sold(), await sold()];
  await settleRefund(payload, (await ask(fine.invoice, 100)).id);
  stripe.refundThere(`pi_${refundedThere.session}`, 300);
  await runStatement(payload, sql`UPDATE payments SET status = 'expired' WHERE id = ${lateMoney.payment}`);
  stripe.setAmount(other.session, 4000);
  await comparePayments(payload, after(1));
  const differences = await Promise.all(
    [fine, refundedThere, lateMoney, other].map(
      async ({ payment }) => (await payload.findByID({ collection: 'payments', id: payment })).difference,
    ),
  );
  // Money that we hadn't heard about takes effect automatically.
  expect(differences).toEqual([null, 'refunded_there', null, 'amount']);
  expect(await payload.findByID({ collection: 'payments', id: lateMoney.payment })).toMatchObject({
    status: 'paid',
    fulfilled_at: expect.any(String),
  });
  stripe.setAmount(other.session, 5075);
  await comparePayments(payload, after(25 * 60));
  expect(await payload.findByID({ collection: 'payments', id: other.payment })).toMatchObject({
    difference: null,
  });
});

test('a refund made while its payment is being compared is no difference', async () => {
  const { invoice, payment, session } = await sold();
  stripe.beforeShowing(session, async () => settleRefund(payload, (await ask(invoice, 1000)).id));
  for (const minutes of [1, 2]) {
    await comparePayments(payload, after(minutes));
    expect(await payload.findByID({ collection: 'payments', id: payment })).toMatchObject({
      difference: null,
    });
  }
  expect(refundsOf(session)).toEqual([1000]);
});

test('takings are added up by New Zealand days, and agree with invoices and refunds to the cent', async () => {
  const { invoice } = await sold();
  const night = '2020-01-25T10:59:59.000Z';
  await runStatement(payload, sql`UPDATE invoices SET issued_at = ${night} WHERE id = ${invoice.id}`);
  const { invoice: next } = await sold();
  const midnight = '2020-01-25T11:00:00.000Z';
  await runStatement(payload, sql`UPDATE invoices SET issued_at = ${midnight} WHERE id = ${next.id}`);
  const { id } = await ask(next, 1500);
  await runStatement(payload, sql`UPDATE refunds SET requested_at = ${midnight} WHERE id = ${id}`);
  await runStatement(
    payload,
    sql`INSERT INTO invoices (number, kind, sequence, total_cents, tickets_cents, shipping_cents, discount_cents, surcharge_cents,
          credit_cents, tax_cents, issued_at, source, document)
        VALUES ('O-900001', 'order', 900001, 10650, 6000, 950, 500, 200, 3000, 1389, ${midnight}, 'test:takings', '{}')`,
  );
  const rows = await takingsOf(payload, periodsOf({ from: '2020-01-25', to: '2020-01-27' }));
  expect(rows).toMatchObject([
    { name: '2020-01-25', sums: { vouchers: 5000, surcharges: 75, sales: 5075, gst: 0, by_stripe: 5075 } },
    {
      name: '2020-01-26',
      sums: {
        tickets: 6000,
        goods: 4000,
        delivery: 950,
        discounts: -500,
        vouchers: 5000,
        surcharges: 275,
        sales: 15725,
        gst: 1389,
        refunds_vouchers: 1500,
        refunds: 1500,
        gst_refunded: 0,
        by_stripe: 5075,
        by_credit: 3000,
        back_stripe: 1500,
        back_credit: 0,
      },
    },
    { name: '2020-01-27', sums: { sales: 0, refunds: 0 } },
  ]);

  const lines = await singleLines(payload, { from: '2020-01-25', to: '2020-01-27' });
  expect(
    lines.map(({ day, type, kind, way, card, credit, gst }) => [day, type, kind, way, card, credit, gst]),
  ).toEqual(
    expect.arrayContaining([
      ['2020-01-25', 'Invoice', 'Gift voucher', 'Stripe', 5075, 0, 0],
      ['2020-01-26', 'Invoice', 'Gift voucher', 'Stripe', 5075, 0, 0],
      ['2020-01-26', 'Refund', 'Gift voucher', 'Stripe', -1500, 0, 0],
      ['2020-01-26', 'Invoice', 'Order', 'Credit', 7650, 3000, 1389],
    ]),
  );
  expect(lines).toHaveLength(4);
  expect(lines.map(({ number }) => number)).toContain(`${next.number}-R1`);
  const { sales, refunds } = totalOf(rows);
  const forXero = await xeroDocuments(payload, { from: '2020-01-25', to: '2020-01-27' });
  expect(forXero.map(({ number }) => number).toSorted()).toEqual(
    lines.map(({ number }) => number).toSorted(),
  );
  const [head = [], ...xeroRows] = xeroTable(forXero, await xeroCodes(payload));
  expect(xeroRows.map((row) => row.slice(15, 21))).toEqual(
    expect.arrayContaining([
      ['Gift voucher', 1, 50, '', '835', 'No GST'],
      ['Card surcharge', 1, 0.75, '', '200', 'No GST'],
      ['Refund', 1, -15, '', '835', 'No GST'],
      ['Tickets', 1, 60, '', '200', '15% GST on Income'],
      ['Discount', 1, -5, '', '200', '15% GST on Income'],
    ]),
  );
  const amount = head.indexOf('*UnitAmount');
  const cents = xeroRows.reduce((sum, row) => sum + Math.round(Number(row[amount]) * 100), 0);
  expect(cents).toBe(sales - refunds);

  const chosen = { tickets: '4100', surcharges: '4900', vouchers: 'LIAB-1', no_gst: 'Exempt' };
  await payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Test', xero: chosen } });
  const ownCodes = xeroTable(forXero, await xeroCodes(payload)).map((row) => row.slice(15, 21));
  expect(ownCodes).toEqual(
    expect.arrayContaining([
      ['Gift voucher', 1, 50, '', 'LIAB-1', 'Exempt'],
      ['Card surcharge', 1, 0.75, '', '4900', 'Exempt'],
      ['Refund', 1, -15, '', 'LIAB-1', 'Exempt'],
      ['Tickets', 1, 60, '', '4100', '15% GST on Income'],
      ['Discount', 1, -5, '', '200', '15% GST on Income'],
    ]),
  );
  expect(singleTable(lines).at(-1)).toEqual([
    'Total',
    '',
    '',
    '',
    '',
    163,
    30,
    13.89,
    (sales - refunds) / 100,
  ]);
});

test('takings that are read while a sale is written and refunded have both or neither', async () => {
  const range = { from: '2018-05-10', to: '2018-05-10' };
  const noon = '2018-05-10T00:00:00.000Z';
  const seen = new Set<number>();
  let isWriting = true;
  const look = async () => {
    while (isWriting) {
      const { sales, refunds } = totalOf(await takingsOf(payload, periodsOf(range)));
      seen.add(sales - refunds);
      const documents = await xeroDocuments(payload, range);
      seen.add(documents.flatMap(({ lines }) => lines).reduce((sum, { cents }) => sum + cents, 0));
      await letOthersRun();
    }
  };
  const looking = look();
  for (let sequence = 910_001; sequence <= 910_020; sequence += 1) {
    const number = `O-${String(sequence)}`;
    await runInTransaction(payload, [
      sql`INSERT INTO invoices (number, kind, sequence, total_cents, tickets_cents, shipping_cents, discount_cents, surcharge_cents,
            credit_cents, tax_cents, issued_at, source, document)
          VALUES (${number}, 'order', ${sequence}, 2300, 2300, 0, 0, 0, 0, 300, ${noon}, ${`test:${number}`}, '{}')`,
      sql`INSERT INTO refunds (number, status, kind, amount_cents, credit_cents, tax_cents, invoice_id, requested_at, press)
          SELECT ${`${number}-R1`}, 'done', 'order', 2300, 2300, 300, id, ${noon}, ${`test:${number}`} FROM invoices WHERE number = ${number}`,
    ]);
    await letOthersRun();
  }
  isWriting = false;
  await looking;
  expect([...seen]).toEqual([0]);
  expect(totalOf(await takingsOf(payload, periodsOf(range)))).toMatchObject({
    sales: 46_000,
    refunds: 46_000,
  });
});

test('a refund of a few cents of a taxed sale is booked with GST', async () => {
  const day = '2019-05-10';
  const noon = `${day}T00:00:00.000Z`;
  await runStatement(
    payload,
    sql`INSERT INTO invoices (number, kind, sequence, total_cents, tickets_cents, shipping_cents, discount_cents, surcharge_cents,
          credit_cents, tax_cents, issued_at, source, document)
        VALUES ('O-900002', 'order', 900002, 2300, 2300, 0, 0, 0, 0, 300, ${noon}, 'test:cents', '{}')`,
  );
  // The GST in three cents is less than half a cent.
  await runStatement(
    payload,
    sql`INSERT INTO refunds (number, status, kind, amount_cents, credit_cents, tax_cents, invoice_id, requested_at, press)
        SELECT 'O-900002-R1', 'done', 'order', 3, 3, 0, id, ${noon}, 'test:cents' FROM invoices WHERE number = 'O-900002'`,
  );
  const documents = await xeroDocuments(payload, { from: day, to: day });
  expect(documents.map(({ number, isTaxed }) => [number, isTaxed])).toEqual([
    ['O-900002', true],
    ['O-900002-R1', true],
  ]);
});

test('a cancellation without a refund takes effect immediately and once, and isn’t in the takings', async () => {
  const { invoice, email, session } = await sold();
  const cancel = (press = randomBytes(12).toString('hex')) =>
    makeRefund(payload, invoice, {
      cents: 0,
      to: 'card',
      cancel: ['voucher'],
      reason: 'Sold by mistake',
      account: 'shop@example.org',
      press,
    });
  const press = randomBytes(12).toString('hex');
  const made = await Promise.all([cancel(press), cancel(press)]);
  expect(made).toMatchObject([{ status: 'done', amount_cents: 0 }, { id: made[0]?.id }]);
  await settleOwedRefunds(payload, after(1));
  expect(refundsOf(session)).toEqual([]);
  expect(
    await findOne(payload, 'gift-vouchers', { payment: { equals: refId(invoice.payment) ?? 0 } }),
  ).toMatchObject({ status: 'void', amount_cents: 5000 });
  await expect(cancel()).rejects.toThrow('has already been cancelled');
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: email }, template: { equals: 'cancelled' } },
  });
  expect(docs).toMatchObject([{ language: 'ja', text: expect.stringContaining('Sold by mistake') }]);
  expect(docs[0]?.text).not.toContain('$0');
  // The office can still refund it later.
  await settleRefund(payload, (await ask(invoice, 5075)).id);
  expect(refundsOf(session)).toEqual([5075]);
});

test('every refund has a credit note with its number and GST, by email and on the invoice’s page', async () => {
  await payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', organisation_name: 'Test Series Ltd', gst_number: '123-456-789' },
  });
  const { payment, email } = await sold();
  const invoice = await issueInvoice(payload, {
    kind: 'form',
    source: `test:${randomBytes(8).toString('hex')}`,
    payment: await payload.findByID({ collection: 'payments', id: payment, depth: 0 }),
    order: null,
    lines: [{ description: 'Pit walk', qty: 2, unit_cents: 2500, cents: 5000 }],
    isTaxed: true,
    tickets: [{ title: 'Pit walk', round: null, day: null, count: 2, holder: '', event: '' }],
  });
  const part = await makeRefund(payload, invoice, {
    cents: 2300,
    to: 'card',
    cancel: ['ticket:1'],
    reason: 'Rained off',
    account: 'shop@example.org',
    press: randomBytes(12).toString('hex'),
  });
  await settleRefund(payload, part.id);
  await settleRefund(payload, (await ask(invoice, 2775)).id);

  const { credit_notes: notes, total_tax: tax } = await invoiceEntity(payload, invoice);
  expect(notes).toMatchObject([
    { number: `${invoice.number}-R1`, amount: 23, tax: 3, cancelled: ['Ticket 1: Pit walk'] },
    { number: `${invoice.number}-R2`, amount: 27.75, cancelled: ['Ticket 2: Pit walk'] },
  ]);
  expect(notes.reduce((sum, note) => sum + note.tax, 0)).toBeCloseTo(tax);
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { to: { equals: email }, template: { equals: 'refund' } },
    sort: 'id',
  });
  expect(mails.map(({ attachments }) => attachments?.map(({ filename }) => filename))).toEqual(
    notes.map(({ number }) => [`credit-note-${number}.pdf`]),
  );
  expect(mails[0]?.text).toContain(`${invoice.number}-R1`);
  expect(mails[0]?.text).toContain('$3.00');

  const browser = newBrowser();
  const open = (address: string) => browser.get(address.replace('/api/v1', ''));
  for (const note of notes) {
    const answer = await open(note.pdf_url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  // A key for one credit note opens no other.
  const [first, second] = notes.map(({ pdf_url }) => new URL(pdf_url, 'http://localhost'));
  const wrong = `${second?.pathname ?? ''}${first?.search ?? ''}`;
  const refusal = await open(wrong);
  expect([refusal.status, await refusal.json()]).toMatchObject([404, { success: false }]);
  const page = await browser.open(wrong.replace('/api/v1', ''));
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  for (const way of ['/profile', '/find-order']) expect(html).toContain(`href="${way}"`);
});
