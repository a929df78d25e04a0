import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tokensSchema } from '../../../lib/contract/entities/account.ts';
import type { InvoiceDocument } from '../../commerce/documents/invoice-document.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { onceRead } from '../../../tests/backend/once-read.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { openTestShop } from '../../../tests/backend/test-shop.ts';
import { replacePhoto } from './photo.ts';
import { verifyEmail } from './verify-email.ts';

const cms = temporaryPayload();

async function lastMail(to: string) {
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    sort: '-id',
    limit: 1,
  });
  return { template: docs[0]?.template, text: docs[0]?.text ?? '' };
}
const codeTo = async (email: string) => /^ *(\d{4} \d{4})$/m.exec((await lastMail(email)).text)?.[1] ?? '';
const secretTo = async (email: string) => /[?&]r=(\S+)/.exec((await lastMail(email)).text)?.[1] ?? '';

async function signUp(email = `${randomBytes(6).toString('hex')}@example.org`) {
  const browser = newBrowser();
  const { fingerprint } = browser;
  await browser.post('/cognito/user/registerLink', {
    email,
    fingerprint,
    first_name: 'Aroha',
    last_name: 'Tane',
  });
  const answer = await browser.post('/cognito/user/refreshToken', {
    refresh_token: await secretTo(email),
    fingerprint,
  });
  const token = tokensSchema.parse(await answer.json()).access_token;
  const user = await (await browser.get('/cognito/user/authUser', token)).json();
  return { ...browser, email, token, id: z.object({ id: z.number() }).parse(user).id };
}

const fieldsOf = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return z.object({ fields: z.record(z.string(), z.string()) }).parse(await answer.json()).fields;
};

/** A photo of one colour, as the profile sends it. */
async function photoOf(background: string): Promise<string> {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

test('a photo only opens with its signed URL, which expires and isn’t cached', async () => {
  const { post, get, token } = await signUp();
  const image = await photoOf('#123456');
  const answer = await post('/cognito/user/uploadImage', { image }, token);
  const { item } = z.object({ item: z.object({ image: z.string() }) }).parse(await answer.json());
  const address = new URL(item.image, 'http://localhost');
  expect(address.pathname).toMatch(/^\/api\/v1\/cognito\/user\/photo\/[0-9a-f]{32}\/1x1\/600\.jpg$/);
  const path = (url: URL) => `${url.pathname.replace('/api/v1', '')}${url.search}`;
  const shown = await get(path(address));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg');
  const forged = (change: (url: URL) => void) => {
    const url = new URL(address);
    change(url);
    return get(path(url));
  };
  for (const refused of [
    await forged((url) => (url.search = '')),
    await forged((url) => url.searchParams.set('expires', '99999999999')),
    await forged((url) => (url.pathname = url.pathname.replace('600', '1200'))),
    await forged((url) => url.searchParams.set('signature', 'x')),
  ])
    expect(refused.status).toBe(404);
  const [, hash = ''] = /photo\/([0-9a-f]{32})/.exec(address.pathname) ?? [];
  const { imageAnswer } = await import('../../media/image-route.ts');
  expect(await imageAnswer(cms.payload, `/assets/i/${hash}/1x1/600.jpg`)).toBeNull();
  const byHash = await get(`/cognito/image/${hash}`);
  expect([404, 422]).toContain(byHash.status);
});

test('of photos set at the same moment one stays, and nothing of the others', async () => {
  const { payload, dataDir } = cms;
  const { post, token, id } = await signUp();
  const before = await payload.find({ collection: 'customer-photos', sort: '-id', limit: 1, depth: 0 });
  const images = await Promise.all(['#000000', '#777777', '#ffffff'].map(photoOf));
  const answers = await Promise.all(
    images.map((image) => post('/cognito/user/uploadImage', { image }, token)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const stored = async () => {
    const { docs } = await payload.find({ collection: 'customer-photos', depth: 0, pagination: false });
    const files = await readdir(join(dataDir, 'customer-photos'));
    expect(files.toSorted()).toEqual(docs.map(({ filename }) => filename).toSorted());
    return docs.map((photo) => photo.id);
  };
  const [latest] = before.docs;
  const { photo } = await payload.findByID({ collection: 'customers', id, depth: 0 });
  expect((await stored()).filter((one) => one > (latest?.id ?? 0))).toEqual([photo]);

  // The account is deleted while its owner's other browser sends a photo.
  await payload.delete({ collection: 'customers', id });
  await expect(replacePhoto(payload, id, images[0] ?? '')).rejects.toMatchObject({ status: 401 });
  expect((await stored()).filter((one) => one > (latest?.id ?? 0))).toEqual([]);
});

test.each(['password1', 'PASSWORD1', 'qwerty123', 'iloveyou1'])(
  'rejects a common password: %s',
  async (newpassword) => {
    const { post, token, id, email } = await signUp();
    const refused = await post('/cognito/user/update', { id, newpassword }, token);
    expect(Object.keys(await fieldsOf(refused))).toEqual(['newpassword']);
    expect((await lastMail(email)).template).not.toBe('password_changed');
  },
);

test('rejects the email address or its name as a password, accepts a good one, and emails a notice', async () => {
  const email = `mere.tawhai.${randomBytes(3).toString('hex')}@example.org`;
  const { post, get, token, id } = await signUp(email);
  for (const newpassword of [email, email.toUpperCase(), email.split('@')[0] ?? ''])
    expect(
      Object.keys(await fieldsOf(await post('/cognito/user/update', { id, newpassword }, token))),
    ).toEqual(['newpassword']);
  const good = await post('/cognito/user/update', { id, newpassword: 'Ruapuna-1967' }, token);
  expect(good.status).toBe(200);
  expect((await lastMail(email)).template).toBe('password_changed');

  await get(`/cognito/user/recoverPassword?email=${email}`);
  const code = encodeURIComponent(await codeTo(email));
  const recover = (newpassword: string) =>
    get(`/cognito/user/recoverPasswordCheck?email=${email}&code=${code}&newpassword=${newpassword}`);
  expect(Object.keys(await fieldsOf(await recover('password1')))).toEqual(['newpassword']);
  // The rejected attempt didn't use up the code.
  expect((await recover('Pukekohe-1963')).status).toBe(200);
});

test('rejects an invalid phone number in the profile and in addresses', async () => {
  const { post, token, id } = await signUp();
  for (const mobile_phone of ['call me', '12', '021 555 ABC'])
    expect(await fieldsOf(await post('/cognito/user/update', { id, mobile_phone }, token))).toEqual({
      mobile_phone: 'Enter a phone number.',
    });
  const home = { street_address: '1 Pit Lane', postcode: '2675', city: 'Pukekohe' };
  expect(
    Object.keys(await fieldsOf(await post('/sell/address/create', { ...home, phone: 'none' }, token))),
  ).toEqual(['phone']);
  for (const mobile_phone of ['+64 21 555 0123', '(09) 555-0123', ''])
    expect((await post('/cognito/user/update', { id, mobile_phone }, token)).status).toBe(200);
});

test('changes the email address with the codes from both emails, and notifies both', async () => {
  const { post, token, email } = await signUp();
  const next = `new.${email}`;
  expect((await post('/cognito/user/changeEmail', { email: next }, token)).status).toBe(200);
  const given = { email: next, code: await codeTo(email), new_code: await codeTo(next) };
  const check = (body: Record<string, string>) => post('/cognito/user/changeEmailCheck', body, token);
  expect(Object.keys(await fieldsOf(await check({ ...given, new_code: '0000 0000' })))).toEqual(['new_code']);
  expect(Object.keys(await fieldsOf(await check({ ...given, code: given.new_code })))).toEqual(['code']);
  expect(Object.keys(await fieldsOf(await check({ ...given, email: `other.${email}` })))).toHaveLength(2);
  expect(await (await check(given)).json()).toMatchObject({ item: { email: next } });
  expect((await lastMail(email)).template).toBe('email_changed');
  expect((await lastMail(next)).template).toBe('email_changed');
  expect((await check(given)).status).toBe(422);
});

test('an address isn’t taken from an account whose owner verifies it at that moment', async () => {
  const { payload } = cms;
  const { post, token, email } = await signUp();
  const next = `next.${email}`;
  const { id } = await payload.create({ collection: 'customers', data: { email: next } });
  await post('/cognito/user/changeEmail', { email: next }, token);
  const given = { email: next, code: await codeTo(email), new_code: await codeTo(next) };
  onceRead(payload, 'customers', id, () => verifyEmail(payload, id));
  const refused = await post('/cognito/user/changeEmailCheck', given, token);
  expect(Object.keys(await fieldsOf(refused))).toEqual(['email']);
  expect(await payload.findByID({ collection: 'customers', id })).toMatchObject({
    email: next,
    is_verified: true,
  });
});

test('an address change by the office notifies both, signs out every browser and revokes old links', async () => {
  const { get, post, fingerprint, token, id, email } = await signUp();
  const next = `office.${email}`;
  await post('/cognito/user/sendLoginLink', { email, fingerprint });
  const refresh_token = await secretTo(email);
  const save = (data: { email?: string; mobile_phone?: string }) =>
    cms.payload.update({ collection: 'customers', id, data });
  await save({ mobile_phone: '021 555 0123' });
  expect((await lastMail(email)).template).toBe('link');
  await save({ email: next });
  for (const to of [email, next]) {
    const { template, text } = await lastMail(to);
    expect(template).toBe('email_changed_by_office');
    expect(text).toContain(`from ${email} to ${next}`);
  }
  expect((await get('/cognito/user/authUser', token)).status).toBe(401);
  expect((await post('/cognito/user/refreshToken', { refresh_token, fingerprint })).status).toBe(401);

  const { email: taken } = await signUp();
  const { totalDocs: before } = await cms.payload.count({ collection: 'mails' });
  await expect(save({ email: taken })).rejects.toThrow();
  expect((await cms.payload.count({ collection: 'mails' })).totalDocs).toBe(before);
});

test('notifies the owner of an address that somebody else wants, and leaves it theirs', async () => {
  const [customer, other] = [await signUp(), await signUp()];
  expect(
    (await customer.post('/cognito/user/changeEmail', { email: other.email }, customer.token)).status,
  ).toBe(200);
  expect((await lastMail(other.email)).template).toBe('email_taken');
  const given = { email: other.email, code: await codeTo(customer.email), new_code: '1234 5678' };
  expect(
    Object.keys(await fieldsOf(await customer.post('/cognito/user/changeEmailCheck', given, customer.token))),
  ).toEqual(['new_code']);
});

test('a login link says so if it is opened in another browser, and still works in the right one', async () => {
  const { email } = await signUp();
  const [asker, other] = [newBrowser(), newBrowser()];
  await asker.post('/cognito/user/sendLoginLink', { email, fingerprint: asker.fingerprint });
  const refresh_token = await secretTo(email);
  const open = (browser: typeof asker) =>
    browser.post('/cognito/user/refreshToken', { refresh_token, fingerprint: browser.fingerprint });
  const refused = await open(other);
  expect([refused.status, await refused.json()]).toMatchObject([401, { text_code: 'LINK_OTHER_BROWSER' }]);
  expect((await open(asker)).status).toBe(200);
  expect(await (await open(other)).json()).toMatchObject({ text_code: 'TOKEN_INVALID' });
});

const DOCUMENT: InvoiceDocument = {
  seller: { name: 'Series', gst_number: '', address: '', email: '', phone: '' },
  buyer: { name: 'Aroha Tane', email: 'a@example.org', address: null },
  lines: [{ description: 'Cap', qty: 1, unit_cents: 3000, cents: 3000 }],
  ...{ subtotal: 3000, discount: 0, shipping: 0, surcharge: 0, credit: 0, voucher: '', total: 3000, tax: 0 },
  tickets: [],
};

test('an account can be deleted after leaving a payment page, which can then no longer be paid', async () => {
  const { payload } = cms;
  const { post, token, id, email } = await signUp();
  const shop = await openTestShop(payload, { stock: 1 });
  await shop.addToCart({ id, email });
  const { orderId } = await shop.press({ id, email });
  expect((await post('/cognito/user/deleteAccount', {}, token)).status).toBe(200);
  const code = await codeTo(email);
  expect((await post('/cognito/user/deleteAccountCheck', { code }, token)).status).toBe(200);
  expect(await payload.findByID({ collection: 'orders', id: orderId ?? 0, depth: 1 })).toMatchObject({
    ...{ status: 'cancelled', customer: null, stock_held: false },
    payment: { status: 'expired' },
  });
});

test("exports a customer's data and deletes the account, keeping legally required records without a name", async () => {
  const { payload } = cms;
  const { post, get, token, id, email } = await signUp();
  const reference = randomBytes(6).toString('hex');
  const order = await payload.create({
    collection: 'orders',
    data: {
      ...{ status: 'packed', reference, customer: id, total_cents: 3000, subtotal_cents: 3000 },
      ...{ discount_cents: 0, shipping_cents: 0, surcharge_cents: 0, credit_cents: 0, lines: [] },
      ...{ address_text: 'Aroha Tane, 1 Pit Lane', note: 'For Aroha', address: { first_name: 'Aroha' } },
    },
  });
  const invoice = await payload.create({
    collection: 'invoices',
    data: {
      ...{ number: `O-${reference}`, kind: 'order', sequence: 1, total_cents: 3000, email, customer: id },
      ...{ source: `order:${String(order.id)}`, order: order.id, document: DOCUMENT },
      ...{ tickets_cents: 0, shipping_cents: 0, discount_cents: 0, surcharge_cents: 0, credit_cents: 0 },
      tax_cents: 0,
      issued_at: new Date().toISOString(),
    },
  });
  await payload.create({
    collection: 'form-submissions',
    data: {
      form_name: 'Contact',
      status: 'received',
      text: 'I am Aroha',
      customer: id,
      answers: [],
      files: [],
    },
  });
  await post(
    '/sell/address/create',
    { street_address: '1 Pit Lane', postcode: '2675', city: 'Pukekohe' },
    token,
  );

  const exported = await get('/cognito/user/exportData', token);
  expect(exported.headers.get('cache-control')).toBe('private, no-store');
  expect(await exported.json()).toMatchObject({
    profile: { email },
    addresses: [{ city: 'Pukekohe' }],
    orders: [{ address: 'Aroha Tane, 1 Pit Lane', total: 30 }],
    invoices: [{ number: `O-${reference}` }],
    forms: [{ form: 'Contact' }],
  });

  const open = await post('/cognito/user/deleteAccount', {}, token);
  expect(open.status).toBe(409);
  await payload.db.updateOne({ collection: 'orders', id: order.id, data: { status: 'sent' } });
  expect((await post('/cognito/user/deleteAccount', {}, token)).status).toBe(200);
  const code = await codeTo(email);
  expect(
    Object.keys(await fieldsOf(await post('/cognito/user/deleteAccountCheck', { code: '0000 0000' }, token))),
  ).toEqual(['code']);
  expect((await post('/cognito/user/deleteAccountCheck', { code }, token)).status).toBe(200);
  expect((await get('/cognito/user/authUser', token)).status).toBe(401);

  const remaining = await Promise.all([
    payload.findByID({ collection: 'orders', id: order.id, depth: 0 }),
    payload.findByID({ collection: 'invoices', id: invoice.id, depth: 0 }),
  ]);
  expect(remaining).toMatchObject([
    { customer: null, address_text: '', note: '', total_cents: 3000 },
    { customer: null, email: '', number: `O-${reference}`, document: { buyer: { name: '', email: '' } } },
  ]);
  expect(JSON.stringify(remaining)).not.toContain('Aroha');
  const left = { where: { customer: { equals: id } } };
  expect((await payload.count({ collection: 'form-submissions', ...left })).totalDocs).toBe(0);
  expect((await payload.count({ collection: 'addresses', ...left })).totalDocs).toBe(0);
  const { docs: mails } = await payload.find({ collection: 'mails', where: { to: { equals: email } } });
  expect(mails.map(({ template }) => template)).toEqual(['account_deleted']);
});
