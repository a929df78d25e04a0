import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor, type Visitor } from './harness/accounts.ts';
import {
  askCms,
  callPath,
  cmsOf,
  decide,
  newBuyer,
  paidState,
  paymentOf,
  postAs,
  records,
  SITE,
} from './harness/money.ts';
import type { ContentServer } from './harness/servers.ts';
import { onEachServer } from './harness/servers.ts';

const URL_OF_PAGE = `${SITE}/contact-us?from=menu`;
const THANKS = { success: true, message: 'Thank you, your message has been sent', error: '', payment: '' };

const field = (type: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  type,
  name,
  label: name,
  ...more,
});
const question = (field_type: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  field_type,
  name,
  label: name,
  ...more,
});

const makeForm = (server: ContentServer, more: Readonly<Record<string, unknown>>) =>
  cmsOf(server).create('forms', { name: `Form ${randomBytes(4).toString('hex')}`, ...more });

const dataUri = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const PDF = dataUri('application/pdf', '%PDF-1.7\n%âãÏÓ\n');
const PNG = dataUri('image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

const challengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number(),
});

/** Does the work that a browser does for a form against robots. */
async function solve(visitor: Visitor, form: number): Promise<string> {
  const answer = await visitor.get(`/cognito/form/challenge/${String(form)}`);
  const { maxnumber, ...task } = challengeSchema.parse(answer.json);
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(`${task.salt}${String(number)}`)
      .digest('hex');
    if (hash === task.challenge) return Buffer.from(JSON.stringify({ ...task, number })).toString('base64');
  }
  throw new Error('The challenge has no answer.');
}

onEachServer('forms', (server) => {
  let contact: number;
  let styles: number;

  const send = (
    form: number,
    data: Readonly<Record<string, unknown>>,
    more: Readonly<Record<string, unknown>> = {},
  ) => newVisitor(server).post(`/cognito/form/submit/${String(form)}`, { data, url: URL_OF_PAGE, ...more });

  const submissionsOf = (form: number) => records(server, 'form-submissions', { form });

  beforeAll(async () => {
    contact = await makeForm(server, {
      notify_email: 'office@example.org',
      data: [
        field('text', 'name', { required: true }),
        field('text', 'email', { subtype: 'email', required: true }),
        field('select', 'topic', { values: [{ label: 'Tickets', value: 'tickets' }] }),
        field('number', 'people', { min: 1, max: 6 }),
        field('date', 'day'),
        field('file', 'licence'),
        field('signature', 'sign'),
        field('paragraph', 'note'),
        field('button', 'send', { subtype: 'submit' }),
      ],
    });
    styles = await makeForm(server, {
      questions: [
        question('content', 'intro'),
        question('email', 'mail'),
        question('phone', 'phone'),
        question('currency', 'budget'),
        question('percent', 'done'),
        question('number', 'count'),
        question('datetime', 'call'),
        question('time', 'arrival'),
        question('password', 'secret'),
        question('checkbox', 'agreed', { required: true }),
        question('submit', 'send'),
      ],
    });
  });

  test('a message is kept, readable in the CMS and mailed to the office once', async () => {
    const name = `Aroha ${randomBytes(4).toString('hex')}`;
    const data = {
      name,
      email: 'aroha@example.org',
      topic: 'tickets',
      people: '3',
      day: '5/2/2027',
      unknown: 'x',
    };
    const key = { idempotency_key: randomBytes(12).toString('hex') };
    const answers = await Promise.all([send(contact, data, key), send(contact, data, key)]);
    expect((await send(contact, data, key)).json).toEqual(THANKS);
    for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 200, json: THANKS });
    const kept = (await submissionsOf(contact)).filter(({ text }) => String(text).includes(name));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ status: 'received', text: expect.stringContaining('day: 05/02/2027') });
    expect(String(kept[0]?.text)).not.toContain('unknown');
    const mails = await records(server, 'mails', { to: 'office@example.org' });
    expect(mails.filter(({ text }) => String(text).includes(name))).toHaveLength(1);
  });

  test.each([
    ['name', { name: ' ' }, /“name” has to be filled in/],
    ['email', { email: 'nobody' }, /mail address/],
    ['topic', { topic: 'racing' }, /one of the values that are offered/],
    ['people', { people: 0 }, /at least 1/],
    ['people', { people: '7' }, /at most 6/],
    ['people', { people: 'three' }, /number/],
    ['day', { day: '31/02/2026' }, /Enter a real date \(dd\/mm\/yyyy\)/],
    ['day', { day: '2026-02-30' }, /Enter a real date/],
    ['licence', { licence: 'a string' }, /list of name and content/],
    ['sign', { sign: 'x'.repeat(200) }, /signature/],
  ])('a value that is not accepted is named: %s %o', async (name, wrong, sentence) => {
    const answer = await send(contact, { name: 'A', email: 'a@example.org', ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      success: false,
      fields: { [name]: expect.stringMatching(sentence) },
    });
    expect(
      Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.json).fields),
    ).toEqual([name]);
  });

  test.each([
    ['mail', 'a@b', /mail address/],
    ['phone', 'call me', /telephone/],
    ['budget', '1.234', /two decimals/],
    ['budget', 'much', /dollars/],
    ['done', '101', /0 to 100/],
    ['count', '1e3', /number/],
    ['call', '31/04/2027 10:00', /real date and time/],
    ['arrival', '25:00', /time of the day/],
    ['agreed', false, /Tick agreed/],
  ])('a question checks its answer: %s %o', async (name, wrong, sentence) => {
    const answer = await send(styles, { agreed: true, [name]: wrong });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ fields: { [name]: expect.stringMatching(sentence) } });
  });

  test('questions are kept as people read them, a password is not kept', async () => {
    const data = {
      mail: 'b@example.org',
      budget: '$1,250.5',
      done: '40%',
      call: '2027-02-03T14:05',
      arrival: '7:30',
      secret: 'hunter2',
      agreed: 'on',
    };
    expect((await send(styles, data)).json).toEqual(THANKS);
    const [kept] = await submissionsOf(styles);
    for (const line of [
      'budget: 1250.50',
      'done: 40',
      'call: 03/02/2027 14:05',
      'arrival: 07:30',
      'agreed: yes',
    ])
      expect(String(kept?.text)).toContain(line);
    expect(JSON.stringify(kept)).not.toContain('hunter2');
  });

  test('files are looked at, kept for the CMS alone, and go with their submission', async () => {
    const name = `Filer ${randomBytes(4).toString('hex')}`;
    const files = { licence: [{ name: '../../licence.exe', content: PDF }], sign: PNG };
    expect((await send(contact, { name, email: 'f@example.org', ...files })).json).toEqual(THANKS);
    const kept = (await submissionsOf(contact)).find(({ text }) => String(text).includes(name));
    const path = `/api/form-submissions/${String(kept?.id)}/files/0`;
    const file = await askCms(server, path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''licence.pdf");
    expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);
    expect((await fetch(new URL(path, server.url))).status).toBe(403);
    expect(
      (await askCms(server, `/api/form-submissions/${String(kept?.id)}`, { method: 'DELETE' })).status,
    ).toBe(200);
    expect((await askCms(server, path)).status).toBe(404);
  });

  test.each([
    [
      'licence',
      [{ name: 'photo.png', content: dataUri('image/png', '<!doctype html><script>alert(1)</script>') }],
    ],
    ['licence', [{ name: 'run.pdf', content: dataUri('application/pdf', 'MZ\u0000\u0001') }]],
    [
      'sign',
      dataUri('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['sign', PDF],
  ])('a file that is not what it is called is refused: %s', async (name, value) => {
    const answer = await send(contact, { name: 'A', email: 'a@example.org', [name]: value });
    expect(answer.status).toBe(415);
    expect(answer.json).toMatchObject({ fields: { [name]: expect.any(String) } });
  });

  test('a form for signed-in visitors asks the others to sign in', async () => {
    const form = await makeForm(server, { must_be_logged_on: true, data: [field('text', 'name')] });
    expect((await send(form, { name: 'A' })).status).toBe(401);
    const buyer = await newBuyer(server);
    const answer = await postAs(buyer, `/cognito/form/submit/${String(form)}`, {
      data: { name: 'A' },
      url: URL_OF_PAGE,
    });
    expect(answer.json).toEqual(THANKS);
    expect((await submissionsOf(form))[0]).toMatchObject({ customer: buyer.id });
  });

  test('a form against robots takes one answer of its own challenge once', async () => {
    const form = await makeForm(server, {
      use_captcha: true,
      data: [field('text', 'name', { required: true })],
    });
    const other = await makeForm(server, { use_captcha: true, data: [field('text', 'name')] });
    const visitor = newVisitor(server);
    const captcha = await solve(visitor, form);
    expect((await send(form, { name: 'A' })).status).toBe(422);
    expect((await send(form, { name: 'A' }, { captcha: 'bm9uc2Vuc2U=' })).status).toBe(422);
    expect((await send(other, { name: 'A' }, { captcha })).status).toBe(422);
    // A mistake in a field does not use the answer up.
    expect((await send(form, { name: '' }, { captcha })).status).toBe(422);
    expect((await send(form, { name: 'A' }, { captcha })).json).toEqual(THANKS);
    const again = await send(form, { name: 'B' }, { captcha });
    expect(again.json).toMatchObject({ success: false, fields: { captcha: expect.any(String) } });
    expect(await submissionsOf(form)).toHaveLength(1);
  });

  test('whoever fills in what nobody sees is thanked, and nothing is kept', async () => {
    const form = await makeForm(server, { data: [field('text', 'name')] });
    expect((await send(form, { name: 'Robot' }, { website_address: 'https://spam.test' })).json).toEqual(
      THANKS,
    );
    expect(await submissionsOf(form)).toHaveLength(0);
  });

  test('a form with a cost counts once it is paid, with an invoice for its sender', async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      cost: 85,
      notify_email: 'laps@example.org',
      is_ticket: true,
      data: [field('text', 'name'), field('text', 'email', { subtype: 'email' })],
    });
    const idempotency_key = randomBytes(12).toString('hex');
    const press = () => send(form, { name: 'Passenger', email }, { idempotency_key });
    const payment = paymentOf(await press());
    expect(paymentOf(await press())).toBe(payment);
    expect(await submissionsOf(form)).toMatchObject([{ status: 'awaiting_payment' }]);
    expect(await records(server, 'mails', { to: 'laps@example.org' })).toHaveLength(0);

    const state = await paidState(server, await decide(server, payment, 'approve'));
    expect(state).toMatchObject({ success: true, payment: { purpose: 'form' } });
    expect(await submissionsOf(form)).toMatchObject([{ status: 'paid' }]);
    expect(await records(server, 'mails', { to: 'laps@example.org' })).toHaveLength(1);
    const [receipt] = await records(server, 'mails', { to: email });
    expect(receipt).toMatchObject({
      template: 'receipt',
      attachments: [{ filename: /^invoice-F-\d{6}\.pdf$/ }],
    });
    const { invoice_id, invoice_key } = state.payment!;
    const tickets = await newVisitor(server).get(`/sell/invoice/tickets/${String(invoice_id)}`, {
      key: invoice_key,
    });
    expect(tickets.json).toMatchObject({
      invoice: { total_amount: 85, kind: 'form' },
      data: [{ number: 1, of: 1 }],
    });
  });

  test('a form whose payment is declined stays unpaid', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const back = await decide(server, paymentOf(await send(form, { name: 'A' })), 'decline');
    expect((await paidState(server, back)).success).toBe(false);
    expect(await submissionsOf(form)).toMatchObject([{ status: 'unpaid' }]);
  });

  test('submissions are saved as CSV in which no formula runs', async () => {
    const form = await makeForm(server, { data: [field('text', 'name'), field('textarea', 'words')] });
    await send(form, { name: '=HYPERLINK("https://evil.test")', words: 'one, "two"\nthree' });
    const csv = await askCms(server, `/api/form-submissions/export?form=${String(form)}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await csv.text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(text).toContain('"one, ""two""\nthree"');
    expect((await fetch(new URL('/api/form-submissions/export', server.url))).status).toBe(403);
  });

  const postPlain = (
    form: number,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = { Origin: SITE },
  ) =>
    fetch(new URL(callPath(`/cognito/form/post/${String(form)}`), server.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ url: URL_OF_PAGE, ...fields }).toString(),
    });

  test('a browser without scripts is sent back to the page with what came of it', async () => {
    const right = await postPlain(contact, { name: 'Plain', email: 'p@example.org', day: '2027-02-05' });
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe(
      `${URL_OF_PAGE}&form=${String(contact)}&sent=1#form-${String(contact)}-sent`,
    );
    const wrong = await postPlain(contact, { name: '', email: 'p' });
    const location = new URL(wrong.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      form_error: 'fields',
      form_fields: 'name,email',
    });
    const missing = await postPlain(999_999, {});
    expect(missing.headers.get('location')).toContain('form_error=missing');
  });

  test('a browser without scripts goes on to a payment page of the site itself', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const answer = await postPlain(form, { name: 'Plain' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${SITE}/api/v1/pay/`));
  });

  test('a plain form of another site, to another site, or of another type is refused', async () => {
    expect((await postPlain(contact, {}, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await postPlain(contact, {}, {})).status).toBe(403);
    expect((await postPlain(contact, { url: 'https://evil.test/' })).status).toBe(422);
    expect((await postPlain(contact, {}, { Origin: SITE, 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});
