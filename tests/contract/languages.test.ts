import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newVisitor, type Visitor } from './harness/accounts.ts';
import { get, type Answer } from './harness/client.ts';
import { buyCode, callPath, cmsOf, newBuyer, postAs, SITE, sellVouchers } from './harness/money.ts';
import { onOneServer } from './harness/servers.ts';

const LOOK = '/cognito/giftVoucher/look';
const REDEEM = '/cognito/giftVoucher/redeem';
const NO_CODE = '0000-0000-0000-0000';

/** The same errors in three scripts, one of them right-to-left, and for a browser whose language the site doesn't have. */
const MESSAGES = {
  de: {
    voucher: 'Dieser Gutscheincode ist ungültig oder wurde schon eingelöst.',
    redeemed: '$50.00 wurden deinem Guthaben gutgeschrieben.',
    least: 'Gib mindestens 1,5 ein.',
    required: 'Bitte fülle „Name“ aus.',
    password: 'E-Mail-Adresse oder Passwort ist falsch.',
    mail: 'Gib eine E-Mail-Adresse wie name@example.nz ein.',
    limit: /^Zu viele Anfragen\. Versuche es in \d+ Minuten noch einmal\.$/,
    signedOut: 'Du wurdest abgemeldet. Bitte melde dich wieder an.',
  },
  ar: {
    voucher: 'رمز القسيمة هذا غير صالح أو سبق استبداله.',
    redeemed: 'أُضيف $50.00 إلى رصيدك.',
    least: 'أدخل رقمًا لا يقل عن 1.5.',
    required: 'يرجى ملء «\u2068Name\u2069».',
    password: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    mail: 'أدخل عنوان بريد إلكتروني مثل name@example.nz.',
    limit: /^طلبات كثيرة جدًا\. حاول مرة أخرى بعد \d+\sد\.$/,
    signedOut: 'تم تسجيل خروجك. سجّل الدخول مرة أخرى.',
  },
  ja: {
    voucher: 'このギフト券コードは無効か、すでに利用されています。',
    redeemed: '$50.00 が残高に追加されました。',
    least: '1.5 以上の数字を入力してください。',
    required: '「Name」を入力してください。',
    password: 'メールアドレスまたはパスワードが違います。',
    mail: 'name@example.nz のようなメールアドレスを入力してください。',
    limit: /^リクエストが多すぎます。\d+ 分後にもう一度お試しください。$/,
    signedOut: 'ログアウトされています。もう一度ログインしてください。',
  },
  nl: {
    voucher: 'This voucher code isn’t valid or has already been used.',
    redeemed: '$50.00 has been added to your credit.',
    least: 'Enter 1.5 or more.',
    required: 'Please fill in “Name”.',
    password: 'Incorrect email or password.',
    mail: 'Enter an email address like name@example.nz.',
    limit: /^Too many requests\. Try again in \d+ minutes\.$/,
    signedOut: 'You’ve been signed out. Please sign in again.',
  },
} as const;

/** Expects an error message, and a response that states its language. */
function expectRefusal({ status, json, headers }: Answer, expected: number, message: string | RegExp) {
  expect(status, JSON.stringify(json)).toBe(expected);
  const said = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(json).toMatchObject({ success: false, message: said });
  expect(headers.get('vary')).toContain('Accept-Language');
}

onOneServer('the language of the visitor', (server) => {
  let form: number;
  let sold: { theme: number; block: string };

  beforeAll(async () => {
    form = await cmsOf(server).create('forms', {
      name: `Form ${randomBytes(4).toString('hex')}`,
      data: [
        { type: 'text', name: 'name', label: 'Name', required: true },
        { type: 'number', name: 'people', label: 'People', min: 1.5 },
      ],
    });
    sold = await sellVouchers(server, '50');
  });

  test.each(Object.entries(MESSAGES))(
    'a browser that asks for %s gets errors in that language',
    async (asked, says) => {
      const visitor = newVisitor(server, undefined, `${asked}, xx;q=0.5`);
      const { email } = visitor;

      const code = await visitor.post(LOOK, { code: NO_CODE });
      expectRefusal(code, 422, says.voucher);
      expect(code.json).toMatchObject({ fields: { code: says.voucher } });
      expect(code.headers.get('content-language')).toBe(asked === 'nl' ? 'en' : asked);

      const url = `${SITE}/contact-us`;
      const sent = await visitor.post(`/cognito/form/submit/${String(form)}`, { data: { people: 1 }, url });
      expect(sent.status).toBe(422);
      expect(sent.json).toMatchObject({ fields: { name: says.required, people: says.least } });
      expect(sent.json).toMatchObject({
        message: [says.required, says.least].join(asked === 'ja' ? '' : ' '),
      });

      expectRefusal(await signInAs(visitor, 'nobody'), 422, says.mail);
      for (let time = 0; time < 5; time += 1)
        expectRefusal(await signInAs(visitor, email), 401, says.password);
      const sixth = await signInAs(visitor, email);
      expectRefusal(sixth, 429, says.limit);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);

      const wrongToken = await visitor.post(REDEEM, { code: NO_CODE }, 'no.such.token');
      expectRefusal(wrongToken, 401, says.signedOut);
      expect(wrongToken.json).toMatchObject({ text_code: 'TOKEN_INVALID' });
    },
  );

  const signInAs = (who: Visitor, username: string): Promise<Answer> =>
    who.post('/cognito/user/login', { username, password: 'wrong', fingerprint: who.fingerprint });

  test.each(Object.entries(MESSAGES))('a voucher is redeemed, and rejected, in %s', async (asked, says) => {
    const buyer = await newBuyer(server, asked);
    const code = await buyCode(server, buyer, sold, 50);
    const first = await postAs(buyer, REDEEM, { code });
    expect(first.json).toEqual({ success: true, message: says.redeemed });
    expect(first.headers.get('content-language')).toBe(asked === 'nl' ? 'en' : asked);
    expect((await postAs(buyer, REDEEM, { code })).json).toEqual({ success: false, message: says.voucher });
  });

  test('without a language the answer is in English', async () => {
    const answer = await newVisitor(server).post(LOOK, { code: NO_CODE });
    expectRefusal(answer, 422, MESSAGES.nl.voucher);
    expect(answer.headers.get('content-language')).toBe('en');
  });

  test('a browser that opens a document gets the language chosen on the site', async () => {
    const address = new URL(callPath('/sell/invoice/pdf/999999?key=x'), server.url);
    const answer = await fetch(address, { headers: { Cookie: 'lang=de', 'Accept-Language': 'ja' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'Die Rechnung wurde nicht gefunden.' });
  });

  test('public content is the same in every language and cacheable', async () => {
    const ask = (language: string) =>
      get(server, '/cognito/domain/currentDomain', {}, { headers: { 'Accept-Language': language } });
    const [german, english] = await Promise.all([ask('de'), ask('en')]);
    expect(german.headers.get('etag')).toBe(english.headers.get('etag'));
    expect(german.headers.get('vary')).not.toContain('Accept-Language');
    expect(german.headers.get('content-language')).toBeNull();
  });

  test('messages for developers stay in English', async () => {
    const visitor = newVisitor(server, undefined, 'de');
    expect((await visitor.get('/cognito/nothing')).json).toMatchObject({ message: 'There is no such call.' });
    const page = await visitor.get('/sell/product', { page_size: 101 });
    expect(page.json).toMatchObject({ message: "page_size must be at most 100, not '101'." });
    expect(page.headers.get('content-language')).toBeNull();
  });
});
