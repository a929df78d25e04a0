import { expect, test } from 'vitest';
import { viewAsOf } from '../../kernel/clock.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import type { Payment } from '../../payload-types.ts';
import { deliverDueGifts } from './gift.ts';
import { codeHash, voucherCode } from './voucher.ts';

const open = temporaryPayload();

/** A paid purchase of a gift, as `buyVoucher` and the gateway leave it. */
const purchase = (reference: string, more: Partial<Payment> = {}) =>
  open.payload.create({
    collection: 'payments',
    data: {
      purpose: 'voucher',
      status: 'paid',
      amount_cents: 5_000,
      surcharge_cents: 130,
      fulfilled_at: new Date().toISOString(),
      reference,
      token_hash: `hash of ${reference}`,
      details: {
        theme_id: 1,
        gift: {
          name: 'Tama',
          email: 'tama@example.org',
          message: '',
          day: '2027-02-14',
          giver: 'Mere & Hemi',
        },
      },
      ...more,
    },
  });

test('emails a gift on its date, once, with its giver, the message, its value and how to redeem it, but not what was paid', async () => {
  const { payload } = open;
  const code = voucherCode('a gift');
  const { id: payment } = await purchase('a gift');
  const gift = {
    amount_cents: 5_000,
    expires_on: '2030-01-27',
    buyer_email: 'giver@example.org',
    recipient_name: 'Tama',
    recipient_email: 'tama@example.org',
    gift_message: 'Happy birthday!\n<b>Enjoy</b> the race.',
    deliver_on: '2027-02-14',
  };
  const voucher = await payload.create({
    collection: 'gift-vouchers',
    data: { ...gift, payment, status: 'active', reference: 'a gift', code_hash: codeHash(code) },
  });
  // Withdrawn before its date: no email is sent.
  await payload.create({
    collection: 'gift-vouchers',
    data: { ...gift, status: 'void', reference: 'withdrawn', code_hash: codeHash('withdrawn') },
  });
  const mails = async () =>
    (await payload.find({ collection: 'mails', where: { template: { equals: 'gift' } }, depth: 0 })).docs;

  // It isn't the 14th yet in New Zealand.
  await viewAsOf('2027-02-13T10:59:00Z', () => deliverDueGifts(payload));
  expect(await mails()).toEqual([]);
  await viewAsOf('2027-02-13T11:00:00Z', () => deliverDueGifts(payload));
  await viewAsOf('2027-02-20T11:00:00Z', () => deliverDueGifts(payload));
  const sent = await mails();
  expect(sent).toMatchObject([{ to: 'tama@example.org', attachments: [{ filename: /^gift-voucher-/ }] }]);
  const [{ text, html, subject } = { text: '', html: '', subject: '' }] = sent;
  expect(subject).toContain('Mere & Hemi');
  expect(text).not.toContain('giver@example.org');
  expect(text).toContain('a $50.00 gift voucher');
  expect(text).toContain('until 27 January 2030');
  expect(text).toContain('Hello Tama');
  expect(text).toContain('> Happy birthday!\n> <b>Enjoy</b> the race.');
  expect(html).toContain('&lt;b&gt;Enjoy&lt;/b&gt;');
  expect(text).toMatch(new RegExp(`/#redeem=${code}`));
  expect(text).toContain('sign in or sign up');
  // As the sheet that is attached says.
  expect(text).toContain('at the checkout, for one order or several');
  expect(text).not.toContain('$51.30');
  const now = await payload.findByID({ collection: 'gift-vouchers', id: voucher.id, depth: 0 });
  expect(now.delivered_at).toBeTruthy();
}, 60_000);

test('a deleted account leaves nothing of a gift that was sent; one that still has to be sent goes out as promised', async () => {
  const { payload } = open;
  const { id: customer } = await payload.create({
    collection: 'customers',
    data: { email: 'mere@example.org', first_name: 'Mere' },
  });
  const give = async (reference: string, recipient_email: string, deliver_on: string) => {
    const { id: payment } = await purchase(reference, { customer, email: 'mere@example.org' });
    await payload.create({
      collection: 'gift-vouchers',
      data: {
        ...{ payment, reference, recipient_email, deliver_on, status: 'active', amount_cents: 5_000 },
        ...{ code_hash: codeHash(voucherCode(reference)), expires_on: '2030-01-27', buyer: customer },
        ...{ buyer_email: 'mere@example.org', recipient_name: 'Tama' },
      },
    });
    return payment;
  };
  const sent = await give('sent', 'sent@example.org', '2027-03-01');
  await viewAsOf('2027-03-01T12:00:00Z', () => deliverDueGifts(payload));
  const later = await give('later', 'later@example.org', '2027-04-01');
  await payload.delete({ collection: 'customers', id: customer });
  const detailsNow = async (id: number) => (await payload.findByID({ collection: 'payments', id })).details;
  expect(await detailsNow(sent)).toBeNull();
  expect(JSON.stringify(await detailsNow(later))).toContain('Mere & Hemi');
  await viewAsOf('2027-04-01T12:00:00Z', () => deliverDueGifts(payload));
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: 'later@example.org' } },
  });
  expect(docs).toMatchObject([{ template: 'gift', subject: expect.stringContaining('Mere & Hemi') }]);
});
