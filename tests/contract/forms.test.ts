import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  CONTACT_FIELDS,
  field,
  makeForm,
  postPlain,
  sendForm,
  submissionsOf,
  THANKS,
  URL_OF_PAGE,
} from './harness/forms.ts';
import { askCms, records } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

const question = (field_type: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  field_type,
  name,
  label: name,
  ...more,
});

const dataUri = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const PDF = dataUri('application/pdf', '%PDF-1.7\n%âãÏÓ\n');
const PNG = dataUri('image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

onEachServer('forms', (server) => {
  let contact: number;
  let styles: number;

  beforeAll(async () => {
    contact = await makeForm(server, { notify_email: 'office@example.org', data: CONTACT_FIELDS });
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

  test('a message is stored, readable in the CMS and emailed to the office once (spec 7.57)', async () => {
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
    const answers = await Promise.all([
      sendForm(server, contact, data, key),
      sendForm(server, contact, data, key),
    ]);
    expect((await sendForm(server, contact, data, key)).json).toEqual(THANKS);
    for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 200, json: THANKS });
    const kept = (await submissionsOf(server, contact)).filter(({ text }) => String(text).includes(name));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ status: 'received', text: expect.stringContaining('day: 05/02/2027') });
    expect(String(kept[0]?.text)).not.toContain('unknown');
    const mails = await records(server, 'mails', { to: 'office@example.org' });
    expect(mails.filter(({ text }) => String(text).includes(name))).toHaveLength(1);
  });

  test.each([
    ['name', { name: ' ' }, /fill in “name”/],
    ['email', { email: 'nobody' }, /mail address/],
    ['topic', { topic: 'racing' }, /one of the options/],
    ['people', { people: 0 }, /Enter 1 or more/],
    ['people', { people: '7' }, /Enter 6 or less/],
    ['people', { people: 'three' }, /number/],
    ['day', { day: '31/02/2026' }, /Enter a valid date \(dd\/mm\/yyyy\)/],
    ['day', { day: '2026-02-30' }, /Enter a valid date/],
    ['licence', { licence: 'a string' }, /list of name and content/],
    ['sign', { sign: 'x'.repeat(200) }, /signature/],
  ])('an invalid value is named: %s %o', async (name, wrong, sentence) => {
    const answer = await sendForm(server, contact, { name: 'A', email: 'a@example.org', ...wrong });
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
    ['phone', 'call me', /phone number/],
    ['budget', '1.234', /two decimal places/],
    ['budget', 'much', /dollars/],
    ['done', '101', /0 to 100/],
    ['count', '1e3', /number/],
    ['call', '31/04/2027 10:00', /valid date and time/],
    ['arrival', '25:00', /Enter a time/],
    ['agreed', false, /Tick “agreed”/],
  ])('a question validates its answer: %s %o', async (name, wrong, sentence) => {
    const answer = await sendForm(server, styles, { agreed: true, [name]: wrong });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ fields: { [name]: expect.stringMatching(sentence) } });
  });

  test('answers are stored in readable form, passwords are not stored', async () => {
    const data = {
      mail: 'b@example.org',
      budget: '$1,250.5',
      done: '40%',
      call: '2027-02-03T14:05',
      arrival: '7:30',
      secret: 'hunter2',
      agreed: 'on',
    };
    expect((await sendForm(server, styles, data)).json).toEqual(THANKS);
    const [kept] = await submissionsOf(server, styles);
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

  test('files are checked, stored for the CMS only, and deleted with their submission', async () => {
    const name = `Filer ${randomBytes(4).toString('hex')}`;
    const files = { licence: [{ name: '../../licence.exe', content: PDF }], sign: PNG };
    expect((await sendForm(server, contact, { name, email: 'f@example.org', ...files })).json).toEqual(
      THANKS,
    );
    const kept = (await submissionsOf(server, contact)).find(({ text }) => String(text).includes(name));
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
  ])('a file whose content does not match its type is rejected: %s', async (name, value) => {
    const answer = await sendForm(server, contact, { name: 'A', email: 'a@example.org', [name]: value });
    expect(answer.status).toBe(415);
    expect(answer.json).toMatchObject({ fields: { [name]: expect.any(String) } });
  });

  test('submissions are exported as CSV in which no formula runs', async () => {
    const form = await makeForm(server, { data: [field('text', 'name'), field('textarea', 'words')] });
    await sendForm(server, form, { name: '=HYPERLINK("https://evil.test")', words: 'one, "two"\nthree' });
    const csv = await askCms(server, `/api/form-submissions/export?form=${String(form)}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await csv.text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(text).toContain('"one, ""two""\nthree"');
    expect((await fetch(new URL('/api/form-submissions/export', server.url))).status).toBe(403);
    for (const bad of ['abc', '0', '-1', '2147483648', '9007199254740991', '1e3']) {
      const answer = await askCms(server, `/api/form-submissions/export?form=${bad}`);
      expect([bad, answer.status]).toEqual([bad, 400]);
    }
  });

  test('a browser without scripts is sent back to the page with the result', async () => {
    const right = await postPlain(server, contact, {
      name: 'Plain',
      email: 'p@example.org',
      day: '2027-02-05',
    });
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe(
      `${URL_OF_PAGE}&form=${String(contact)}&sent=1#form-${String(contact)}-sent`,
    );
    const wrong = await postPlain(server, contact, { name: '', email: 'p' });
    const location = new URL(wrong.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      form_error: 'fields',
      form_fields: 'name,email',
    });
    for (const nobodys of [999_999, 2 ** 31]) {
      const missing = await postPlain(server, nobodys, {});
      expect(missing.headers.get('location')).toContain('form_error=missing');
    }
  });
});
