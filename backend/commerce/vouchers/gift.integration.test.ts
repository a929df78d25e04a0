import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewAsOf } from '../../kernel/clock.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../testing/temporary-payload.ts';
import { deliverDueGifts } from './gift.ts';
import { codeHash, voucherCode } from './voucher.ts';

let open: TemporaryPayload;
beforeAll(async () => {
  open = await openTemporaryPayload();
}, 120_000);
afterAll(() => open.close());

test('emails a gift on its date, once, with its giver, the message and how to redeem it, but no price', async () => {
  const { payload } = open;
  const code = voucherCode('a gift');
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
    data: { ...gift, status: 'active', reference: 'a gift', code_hash: codeHash(code) },
  });
  // Withdrawn before its date: no email goes out.
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
  expect(subject).toContain('giver@example.org');
  expect(text).toContain('Hello Tama');
  expect(text).toContain('> Happy birthday!\n> <b>Enjoy</b> the race.');
  expect(html).toContain('&lt;b&gt;Enjoy&lt;/b&gt;');
  expect(text).toMatch(new RegExp(`/#redeem=${code}`));
  expect(text).toContain('sign in or sign up');
  expect(text).not.toContain('$');
  const now = await payload.findByID({ collection: 'gift-vouchers', id: voucher.id, depth: 0 });
  expect(now.delivered_at).toBeTruthy();
}, 60_000);
