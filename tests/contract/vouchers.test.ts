import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import {
  askCms,
  buyCode,
  creditOf,
  decide,
  leave,
  mailedCode,
  newBuyer,
  openPage,
  PAGE,
  paidState,
  paymentOf,
  postAs,
  pressOn,
  records,
  sellVouchers,
  type Buyer,
} from './harness/money.ts';
import { get } from './harness/client.ts';
import { mostlyOnOne, onEachServer } from './harness/servers.ts';

const PAY = '/cognito/giftVoucher/payNow';
const REDEEM = '/cognito/giftVoucher/redeem';
const newEmail = () => `${randomBytes(6).toString('hex')}@example.org`;

onEachServer('gift vouchers', (server) => {
  let sold: { theme: number; block: string };
  let custom: { theme: number; block: string };
  let buyer: Buyer;

  beforeAll(async () => {
    sold = await sellVouchers(server, '25|50|not a number|999999');
    custom = await sellVouchers(server, '40', true);
    buyer = await newBuyer(server);
  });

  const input = (more: Readonly<Record<string, unknown>> = {}) => ({
    theme_id: sold.theme,
    block_id: sold.block,
    amount: 25,
    url: PAGE,
    email: newEmail(),
    ...more,
  });
  const pay = (more: Readonly<Record<string, unknown>> = {}) => newVisitor(server).post(PAY, input(more));

  test('a bought voucher is emailed with its PDF and redeemed to credit (spec 7.58, 7.60, 7.61)', async () => {
    const email = newEmail();
    const payment = paymentOf(await pay({ amount: 50, email, language: 'de' }));
    const page = await openPage(server, payment);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toContain('no-store');
    const html = await page.text();
    expect(html).toContain('$50.00');
    expect(html).toContain('lang="de"');

    const back = await decide(server, payment, 'approve');
    expect(back.href.startsWith(`${PAGE}?payum_token=`)).toBe(true);
    const state = await paidState(server, back);
    expect(state).toMatchObject({ success: true, payment: { purpose: 'voucher', status: 'paid' } });

    const code = await mailedCode(server, email);
    const [mail] = await records(server, 'mails', { to: email, template: 'voucher' });
    expect(mail).toMatchObject({
      language: 'de',
      text: expect.stringContaining(`/gift-vouchers#redeem=${code}`),
    });
    const sheet = await fetch(new URL(state.payment?.voucher_pdf_url ?? '', server.url));
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const friend = await newBuyer(server);
    const look = await friend.post('/cognito/giftVoucher/look', { code });
    expect(look.json).toEqual({ amount: 50, expires_on: '2030-01-27' });
    expect(
      (await postAs(friend, REDEEM, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).json,
    ).toEqual({
      success: true,
      message: '$50.00 has been added to your credit.',
    });
    expect(await creditOf(friend)).toBe(50);
  });

  test('takes exactly the specified fields from anybody, and asks for the email address on the payment page (spec 7.60)', async () => {
    const payment = paymentOf(
      await newVisitor(server, undefined, 'de').post(PAY, { theme_id: sold.theme, amount: 25, url: PAGE }),
    );
    expect(await (await openPage(server, payment)).text()).toMatch(/<input [^>]*type="email"[^>]* required/);
    const typed = 'nobody at "all"';
    for (const email of ['', typed, `${'a'.repeat(250)}@example.org`]) {
      const answer = await pressOn(server, payment, { decision: 'approve', email });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain('like name@example.nz');
      if (email === typed) expect(html).toContain('value="nobody at &quot;all&quot;"');
    }
    const email = newEmail();
    const back = await decide(server, payment, 'approve', { email: ` ${email} ` });
    expect(await paidState(server, back)).toMatchObject({ success: true, payment: { status: 'paid' } });
    expect(await mailedCode(server, email)).toMatch(/^[0-9A-Z-]{19}$/);
    expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
    expect(await records(server, 'invoices', { email })).toHaveLength(1);
  });

  test('a payment page asks for no address that is known, and takes none for a payment that is declined', async () => {
    const email = newEmail();
    const known = paymentOf(await pay({ email }));
    expect(await (await openPage(server, known)).text()).not.toContain('type="email"');
    const other = newEmail();
    // The browser's return settles it; the gateway's own event may come later.
    const returned = await decide(server, known, 'approve', { email: other });
    expect(await paidState(server, returned)).toMatchObject({ success: true });
    expect(await records(server, 'gift-vouchers', { buyer_email: other })).toHaveLength(0);
    expect(await records(server, 'payments', { email })).toMatchObject([{ status: 'paid' }]);

    const own = { theme_id: sold.theme, amount: 25, url: PAGE };
    const signedIn = paymentOf(await postAs(buyer, PAY, own));
    expect(await (await openPage(server, signedIn)).text()).not.toContain('type="email"');
    const declined = await decide(server, paymentOf(await newVisitor(server).post(PAY, own)), 'decline');
    expect(await paidState(server, declined)).toMatchObject({ payment: { status: 'failed' } });
  });

  test('a gift goes to its recipient with a link to redeem it, the receipt to the buyer', async () => {
    const [email, friend, later] = [newEmail(), newEmail(), newEmail()];
    const gift = {
      ...{ email, giver_name: 'Mere' },
      ...{ recipient_name: 'Tama', recipient_email: friend, gift_message: 'Kia ora' },
    };
    const payment = paymentOf(await pay(gift));
    expect((await paidState(server, await decide(server, payment, 'approve'))).success).toBe(true);
    const [given] = await records(server, 'mails', { to: friend });
    expect(given).toMatchObject({ template: 'gift', attachments: [{ filename: /^gift-voucher-/ }] });
    expect(given?.text).toMatch(/\/gift-vouchers#redeem=[0-9A-Z]{4}-/);
    expect(given?.text).toContain('> Kia ora');
    expect(given?.subject).toContain('Mere');
    expect(given?.text).toContain('$25.00');
    expect(given?.text).not.toContain(email);
    expect(given?.text).not.toMatch(/invoice/i);
    const receipts = await records(server, 'mails', { to: email });
    expect(receipts).toMatchObject([
      { template: 'gift_receipt', attachments: [{ filename: /^invoice-V-/ }] },
    ]);
    expect(receipts[0]?.text).toContain('Tama');
    expect(receipts[0]?.text).toMatch(/1 × Gift voucher \$25\.00\W+\$25\.00/);
    expect(receipts[0]?.text).not.toContain('redeem');

    const onDay = paymentOf(await pay({ ...gift, recipient_email: later, deliver_on: '2027-02-14' }));
    await paidState(server, await decide(server, onDay, 'approve'));
    expect(await records(server, 'mails', { to: later })).toEqual([]);
    expect(await records(server, 'gift-vouchers', { recipient_email: later })).toMatchObject([
      { deliver_on: '2027-02-14', delivered_at: null },
    ]);
    for (const [wrong, field] of [
      [{ recipient_name: '' }, 'recipient_name'],
      [{ recipient_email: 'nobody' }, 'recipient_email'],
      [{ recipient_email: undefined }, 'recipient_email'],
      [{ deliver_on: '2027-01-26' }, 'deliver_on'],
      [{ deliver_on: '2028-01-28' }, 'deliver_on'],
      [{ deliver_on: '2027-02-31' }, 'deliver_on'],
      [{ gift_message: 'a'.repeat(501) }, 'gift_message'],
    ] as const) {
      const answer = await pay({ ...gift, ...wrong });
      expect([answer.status, answer.json]).toEqual([
        422,
        expect.objectContaining({ fields: { [field]: expect.any(String) } }),
      ]);
    }
  });

  test('a voucher whose price differs from what was shown is not sold', async () => {
    expect((await pay({ shown_total: 25.5 })).json).toMatchObject({
      success: false,
      message: 'The total is now $25.00. Check your order, then pay.',
    });
    paymentOf(await pay({ shown_total: 25 }));
  });

  test('a payment that is returned from twenty times makes one voucher, one invoice and one email', async () => {
    const email = newEmail();
    const back = await decide(server, paymentOf(await pay({ email })), 'approve');
    const states = await Promise.all(Array.from({ length: 20 }, () => paidState(server, back)));
    expect(new Set(states.map((state) => state.payment?.id)).size).toBe(1);
    expect(states.every(({ success }) => success)).toBe(true);
    expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
    expect(await records(server, 'invoices', { email })).toHaveLength(1);
    expect(await records(server, 'mails', { to: email })).toHaveLength(1);
  });

  test(
    'a buyer has the voucher emailed again, a few times, while it can be redeemed; nobody else has',
    mostlyOnOne(server),
    async () => {
      const [email, friend, later] = [newEmail(), newEmail(), newEmail()];
      const gift = { email, giver_name: 'Mere', recipient_name: 'Tama', recipient_email: friend };
      const bought = async (more: Readonly<Record<string, unknown>>) => {
        const back = await decide(server, paymentOf(await pay(more)), 'approve');
        const { payment } = await paidState(server, back);
        return { id: String(payment?.invoice_id), key: payment?.invoice_key };
      };
      const again = (body: Readonly<Record<string, unknown>>) =>
        newVisitor(server).post('/sell/invoice/resendVoucher', body);
      const invoice = await bought(gift);
      const shown = await newVisitor(server).get(`/sell/invoice/${invoice.id}`, { key: invoice.key });
      expect(shown.json).toMatchObject({
        item: { voucher: { holder: 'Tama', goes_out_on: '', can_resend: true } },
      });
      expect(JSON.stringify(shown.json)).not.toContain(friend);
      expect((await again({ id: invoice.id })).status).toBe(404);
      expect((await again({ ...invoice, key: `${String(invoice.key)}x` })).status).toBe(404);
      for (let time = 0; time < 3; time += 1)
        expect((await again(invoice)).json).toMatchObject({ success: true });
      expect(await again(invoice)).toMatchObject({ status: 429 });
      const mails = await records(server, 'mails', { to: friend });
      expect(mails.map(({ template }) => template)).toEqual(Array(4).fill('gift'));
      expect(await records(server, 'mails', { to: email })).toHaveLength(1);

      const onDay = await bought({ ...gift, recipient_email: later, deliver_on: '2027-02-14' });
      expect(await again(onDay)).toMatchObject({
        status: 422,
        json: { message: 'This voucher can’t be sent again.' },
      });
      expect(await records(server, 'mails', { to: later })).toEqual([]);
      const [voucher] = await records(server, 'gift-vouchers', { recipient_email: later });
      expect(voucher).toMatchObject({ delivered_at: null });

      const redeemed = await bought({ email: newEmail() });
      const buyer = await newBuyer(server);
      const own = await bought({ email: buyer.email });
      await postAs(buyer, '/cognito/giftVoucher/redeem', { code: await mailedCode(server, buyer.email) });
      expect((await again(own)).status).toBe(422);
      expect((await again(redeemed)).status).toBe(200);
    },
  );

  test('a declined payment, an abandoned one and an invented token are not paid', async () => {
    const declined = await decide(server, paymentOf(await pay()), 'decline');
    expect(await paidState(server, declined)).toMatchObject({
      success: false,
      payment: { status: 'failed', pay_url: '' },
    });

    const email = newEmail();
    const payment = paymentOf(await pay({ email }));
    const left = await leave(server, payment);
    expect(await paidState(server, left)).toMatchObject({
      success: false,
      payment: { status: 'open', pay_url: payment },
    });
    // The Back button leads to the same page, which can still be paid.
    await decide(server, payment, 'approve');
    expect((await paidState(server, left)).success).toBe(true);
    expect(await records(server, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);

    left.searchParams.set('payum_token', 'A'.repeat(43));
    expect(await paidState(server, left)).toEqual({ success: false, payment: null });
  });

  test('a decision about a payment is final', async () => {
    const payment = paymentOf(await pay());
    const back = await decide(server, payment, 'decline');
    await decide(server, payment, 'approve');
    expect((await paidState(server, back)).success).toBe(false);
    expect(await (await openPage(server, payment)).text()).not.toContain('name="decision"');
  });

  test('the same press is the same payment; with different content it is rejected', async () => {
    const idempotency_key = randomBytes(12).toString('hex');
    const email = newEmail();
    const presses = await Promise.all([1, 2, 3].map(() => pay({ idempotency_key, email })));
    expect(new Set(presses.map(paymentOf)).size).toBe(1);
    expect((await pay({ idempotency_key, email, amount: 50 })).status).toBe(422);
    expect(await records(server, 'payments', { email })).toHaveLength(1);
  });

  test.each([
    [0, /from \$5\.00 to \$2,000\.00/],
    [-25, /from \$5\.00 to \$2,000\.00/],
    [null, /from \$5\.00 to \$2,000\.00/],
    ['25', /from \$5\.00 to \$2,000\.00/],
    [25.005, /two decimal places/],
    [4.99, /from \$5\.00/],
    [2000.01, /to \$2,000\.00/],
    [26, /one of these amounts: \$25\.00, \$50\.00/],
  ])('an amount of %o is rejected with the amounts on sale', async (amount, sentence) => {
    const answer = await pay({ amount });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      success: false,
      fields: { amount: expect.stringMatching(sentence) },
    });
  });

  test('a custom amount is sold if the block allows it', async () => {
    paymentOf(await pay({ amount: 61.5, theme_id: custom.theme, block_id: custom.block }));
    expect((await pay({ block_id: 'no-such-block' })).status).toBe(422);
    expect((await pay({ theme_id: 999_999 })).status).toBe(422);
  });

  test.each([
    'https://evil.test/',
    '//evil.test/',
    'http://localhost:3000.evil.test/',
    'http://user@localhost:3000/',
    'javascript:alert(1)',
    'http://localhost:3000\\@evil.test/',
    Buffer.from('https://evil.test/').toString('base64'),
    encodeURIComponent('https://evil.test/'),
    'nonsense',
    '',
  ])('a return address such as %s is rejected', async (url) => {
    const answer = await pay({ url });
    expect(answer.status).toBe(422);
    const check = await get(server, '/cognito/payment/checkPaid', { url, payum_token: 'x' });
    expect(check.status).toBe(422);
  });

  test('of fifty simultaneous redemptions of one code, one succeeds', async () => {
    const code = await buyCode(server, buyer, sold, 50);
    const friends = await Promise.all(Array.from({ length: 5 }, () => newBuyer(server)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => postAs(friends[index % 5]!, REDEEM, { code })),
    );
    expect(answers.filter(({ json }) => Reflect.get(Object(json), 'success') === true)).toHaveLength(1);
    const credits = await Promise.all(friends.map(creditOf));
    expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(50);
  });

  test('unknown, used and withdrawn codes get the same response, an empty one is asked for (spec 7.61)', async () => {
    const used = await buyCode(server, buyer, sold);
    await postAs(buyer, REDEEM, { code: used });
    const withdrawn = await buyCode(server, buyer, sold);
    const [voucher] = await records(server, 'gift-vouchers', {
      last4: withdrawn.slice(-4),
      status: 'active',
    });
    const action = await askCms(server, `/api/refunds/of/gift-vouchers/${String(voucher?.id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        amount: 0,
        to: 'card',
        cancel: ['voucher'],
        reason: 'Sold by mistake',
        press: randomBytes(12).toString('hex'),
      }),
    });
    expect(action.status).toBe(200);
    const answers = await Promise.all(
      [used, withdrawn, '0000-0000-0000-0000', 'X'].map((code) => postAs(buyer, REDEEM, { code })),
    );
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toEqual({
        success: false,
        message: 'This voucher code isn’t valid or has already been used.',
      });
    }
    expect((await postAs(buyer, REDEEM, { code: '  ' })).json).toEqual({
      success: false,
      message: 'Enter your voucher code.',
    });
    expect((await newVisitor(server).post(REDEEM, { code: used })).status).toBe(401);
  });

  test('guessing codes is stopped after thirty', async () => {
    const guesser = await newBuyer(server);
    const answers = await Promise.all(
      Array.from({ length: 31 }, () =>
        postAs(guesser, REDEEM, { code: randomBytes(8).toString('hex').toUpperCase() }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('an editor can send a voucher again, and its record contains no code', async () => {
    const email = newEmail();
    await paidState(server, await decide(server, paymentOf(await pay({ email })), 'approve'));
    const code = await mailedCode(server, email);
    const [voucher] = await records(server, 'gift-vouchers', { buyer_email: email });
    expect(JSON.stringify(voucher)).not.toContain(code);
    expect(voucher).toMatchObject({ last4: code.slice(-4), status: 'active', expires_on: '2030-01-27' });
    const again = await askCms(server, `/api/gift-vouchers/${String(voucher?.id)}/resend`, {
      method: 'POST',
    });
    expect(again.status).toBe(200);
    const mails = await records(server, 'mails', { to: email });
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => String(text).includes(code))).toBe(true);
    const stranger = await fetch(new URL(`/api/gift-vouchers/${String(voucher?.id)}/resend`, server.url), {
      method: 'POST',
    });
    expect(stranger.status).toBe(403);
  });

  test('an editor can’t send a gift before its date, and reads when it goes out', async () => {
    const friend = newEmail();
    const whose = { giver_name: 'Mere', recipient_name: 'Tama', recipient_email: friend };
    const gift = { ...whose, deliver_on: '2027-02-14' };
    await paidState(server, await decide(server, paymentOf(await pay(gift)), 'approve'));
    const [voucher] = await records(server, 'gift-vouchers', { recipient_email: friend });
    const early = await askCms(server, `/api/gift-vouchers/${String(voucher?.id)}/resend`, {
      method: 'POST',
    });
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ message: expect.stringContaining('14 February 2027') });
    expect(await records(server, 'mails', { to: friend })).toEqual([]);
  });
});
