import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../lib/contract/languages.ts';
import type { Invoice } from '../../payload-types.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { decideAt, invoiceOf, openTestShop, type TestShop } from '../../../tests/backend/test-shop.ts';
import { boughtByCustomer } from '../customer-records.ts';
import { ticketAdmission, ticketCode } from '../documents/ticket-code.ts';
import { plainTicketsOf } from '../documents/tickets.ts';
import { admit } from '../scanner/admit.ts';
import { makeRefund, settleRefund } from '../refunds/refund.ts';
import { nameTicket, transferTicket } from './transfer-ticket.ts';
import { mailOpenTransfers } from './mail-transfer.ts';

let opened: TemporaryPayload;
let payload: Payload;
let shop: TestShop;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  shop = await openTestShop(payload, { isTicket: true });
}, 120_000);
afterAll(() => opened.close());

/** Three paid tickets. */
async function bought(language: Language = 'en') {
  const buyer = await shop.newBuyer();
  await shop.addToCart(buyer, 3);
  const { payment, orderId } = await shop.press(buyer, { language });
  await decideAt(payload, payment);
  return { buyer, invoice: await invoiceOf(payload, orderId) };
}

const mailsTo = async (to: string, template: string) =>
  (await payload.find({ collection: 'mails', where: { to: { equals: to }, template: { equals: template } } }))
    .totalDocs;
const scan = async (invoice: Invoice, number: number, whose: 'buyer' | 'new_holder') => {
  const code = ticketCode(invoice, number, whose);
  const attempt = `attempt-${code}`;
  return (await admit(payload, { code, attempt, round: null, account: 'gate@example.org' })).outcome;
};
const TAMA = { name: 'Tama Ngata', email: 'tama@example.org', language: 'en' };

test('a new holder’s code admits nobody before the transfer, and the buyer’s nobody after it', async () => {
  const { invoice } = await bought();
  expect(await scan(invoice, 1, 'new_holder')).toBe('unknown');
  await transferTicket(payload, invoice, { ...TAMA, number: 1, press: 'press-one' });
  expect(await scan(invoice, 1, 'buyer')).toBe('passed_on');
  expect(await scan(invoice, 1, 'new_holder')).toBe('admitted');
});

test('after a crash, a transfer is emailed later, once', async () => {
  const { buyer, invoice } = await bought();
  const email = 'after-the-crash@example.org';
  await payload.create({
    collection: 'ticket-holders',
    data: {
      ticket: ticketAdmission(invoice, 2),
      invoice: invoice.id,
      number: 2,
      holder: TAMA.name,
      email,
      language: 'en',
      passed_on_at: new Date().toISOString(),
      press: 'press-two',
    },
  });
  await mailOpenTransfers(payload);
  await mailOpenTransfers(payload);
  await transferTicket(payload, invoice, { ...TAMA, email, number: 2, press: 'press-two' });
  expect(await mailsTo(email, 'ticket_received')).toBe(1);
  expect(await mailsTo(buyer.email, 'ticket_given')).toBe(1);
});

test('whoever has a transferred ticket is notified when it is cancelled, once, in their language, and not of the price', async () => {
  const { invoice } = await bought('de');
  const holders = [
    { email: 'french@example.org', language: 'fr' },
    { email: 'unknown@example.org', language: '' },
    { email: 'not-cancelled@example.org', language: 'en' },
  ];
  for (const [index, holder] of holders.entries())
    await transferTicket(payload, invoice, {
      ...holder,
      name: TAMA.name,
      number: index + 1,
      press: `press-of-${holder.email}`,
    });
  const { id } = await makeRefund(payload, invoice, {
    cents: 10_000,
    to: 'card',
    cancel: ['ticket:1', 'ticket:2'],
    reason: 'Paid $100.00 twice',
    account: 'shop@example.org',
    press: 'a-refund-of-two-tickets',
  });
  await settleRefund(payload, id);
  await settleRefund(payload, id);
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { template: { equals: 'ticket_cancelled' } },
    sort: 'id',
  });
  expect(mails).toMatchObject([
    { to: 'french@example.org', language: 'fr', subject: expect.stringContaining('annulé'), attachments: [] },
    {
      to: 'unknown@example.org',
      language: 'de',
      subject: expect.stringContaining('storniert'),
      attachments: [],
    },
  ]);
  for (const { text, html } of mails) {
    expect(text).toContain(TAMA.name);
    for (const part of [text, html]) expect(part).not.toMatch(/\$|Paid/);
  }
});

test('deleting an account removes the names that it put on tickets, but not the ticket of somebody else', async () => {
  const { buyer, invoice } = await bought();
  await nameTicket(payload, invoice, { number: 1, holder: 'Ana Tawhai' });
  await transferTicket(payload, invoice, { ...TAMA, number: 2, press: 'press-three' });
  expect((await plainTicketsOf(payload, invoice)).map(({ holder }) => holder)).toMatchObject([
    'Ana Tawhai',
    TAMA.name,
    expect.any(String),
  ]);
  await boughtByCustomer.anonymise(await createLocalReq({}, payload), buyer.id);
  const stored = await payload.findByID({ collection: 'invoices', id: invoice.id, depth: 0 });
  expect((await plainTicketsOf(payload, stored)).map(({ holder }) => holder)).toEqual(['', TAMA.name, '']);
  expect(await scan(invoice, 2, 'new_holder')).toBe('admitted');
});
