import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { setEnvironment } from '../kernel/config.ts';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { purgeExpired } from '../operations/tasks/purge-expired.ts';
import { deliverDue } from './deliver.ts';
import { addToOutbox } from './outbox.ts';
import { smtpSender } from './smtp.ts';

type Received = { readonly to: string[]; readonly content: string };

/** A mail server that rejects the first `failures` messages. @param login user and password for it, as in a URL */
async function startMailServer(failures = 0, options: SMTPServerOptions = {}, login = '') {
  const received: Received[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused < failures) {
          refused += 1;
          done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    send: smtpSender(`smtp://${login}127.0.0.1:${String(port)}`, 'Championship <office@example.org>'),
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}

let cms: TemporaryPayload;
let stop: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  setEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1' });
  cms = await openTemporaryPayload();
}, 120_000);
afterEach(() => stop());
afterAll(() => cms.close());

const mail = (key: string, more: object = {}) => ({
  key,
  to: `${key}@example.org`,
  subject: `About ${key}`,
  text: 'Plain words',
  html: '<p>Words</p>',
  ...more,
});
const rowOf = async (key: string) =>
  (await cms.payload.find({ collection: 'mails', where: { key: { equals: key } }, depth: 0 })).docs;
/** The stored attachment files. */
const attachmentFiles = () => readdir(join(cms.dataDir, 'mail-attachments')).catch(() => []);
const soon = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

test('makes mail programs offer to unsubscribe from emails that allow it, and from no others', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await addToOutbox(cms.payload, mail('ending', { unsubscribe: 'https://example.org/end?key=a' }));
  await addToOutbox(cms.payload, mail('lasting'));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(2);
  const contentTo = (name: string) =>
    server.received.find(({ to }) => to.includes(`${name}@example.org`))?.content;
  expect(contentTo('ending')).toContain('List-Unsubscribe: <https://example.org/end?key=a>\r\n');
  expect(contentTo('ending')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(contentTo('lasting')).not.toContain('List-Unsubscribe');
});

test('a code doesn’t wait behind emails that were already in the outbox', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await addToOutbox(cms.payload, mail('to-ticket-holders'));
  await addToOutbox(cms.payload, mail('code', { isSecret: true }));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(2);
  expect(server.received.map(({ to }) => to)).toEqual([
    ['code@example.org'],
    ['to-ticket-holders@example.org'],
  ]);
});

test('retries a message that the mail server rejected, and delivers it once', async () => {
  const server = await startMailServer(1);
  ({ stop } = server);
  await addToOutbox(cms.payload, mail('retry'));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(0);
  expect(await rowOf('retry')).toMatchObject([
    { status: 'queued', attempts: 1, last_error: expect.stringContaining('451') },
  ]);
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(20) })).toBe(0);
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(40) })).toBe(1);
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(9999) })).toBe(0);
  expect(server.received.map(({ to }) => to)).toEqual([['retry@example.org']]);
  expect(await rowOf('retry')).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('sends one message per key, however many request it at once', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await Promise.all(Array.from({ length: 20 }, () => addToOutbox(cms.payload, mail('once'))));
  await addToOutbox(cms.payload, mail('once', { subject: 'Again' }));
  await Promise.all(
    [1, 2, 3].map(() => deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })),
  );
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.content).toContain('Message-ID: <once@example.org>');
  expect(await rowOf('once')).toHaveLength(1);
});

test("sends attachments, and erases a secret message's text once it is sent", async () => {
  const server = await startMailServer();
  ({ stop } = server);
  const attachments = [
    { filename: 'voucher.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 words') },
  ];
  await addToOutbox(cms.payload, mail('secret', { text: 'Code 1234 5678', attachments, isSecret: true }));
  await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) });
  const content = server.received[0]?.content ?? '';
  expect(content).toContain('Code 1234 5678');
  expect(content).toContain('filename=voucher.pdf');
  expect(content).toContain(Buffer.from('%PDF-1.7 words').toString('base64'));
  expect(JSON.stringify(await rowOf('secret'))).not.toContain('1234 5678');
  expect(await attachmentFiles()).toEqual([]);
});

test('a secret message whose files cannot be deleted is sent once, and they are deleted later', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  const attachments = [
    { filename: 'voucher.pdf', contentType: 'application/pdf', content: Buffer.from('Code 2222 3333') },
  ];
  await addToOutbox(cms.payload, mail('stuck', { attachments, isSecret: true }));
  const [name = ''] = await attachmentFiles();
  const path = join(cms.dataDir, 'mail-attachments', name);
  const sent = await deliverDue(
    cms.payload,
    async (message) => {
      await server.send(message);
      await rm(path);
      await mkdir(join(path, 'not a file'), { recursive: true });
    },
    'example.org',
    { now: soon(1) },
  );
  expect([sent, server.received.length]).toEqual([1, 1]);
  expect(await rowOf('stuck')).toMatchObject([
    { status: 'sent', attachments: [{ filename: 'voucher.pdf' }] },
  ]);
  await rm(path, { recursive: true });
  await writeFile(path, 'Code 2222 3333');
  await purgeExpired(cms.payload);
  expect([await rowOf('stuck'), await attachmentFiles()]).toMatchObject([[{ attachments: [] }], []]);
});

test('does not send a message that has expired', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await addToOutbox(cms.payload, mail('late', { worthlessAt: new Date(Date.now() + 600_000) }));
  await deliverDue(cms.payload, server.send, 'example.org', { now: soon(601) });
  expect(server.received).toHaveLength(0);
  expect(await rowOf('late')).toMatchObject([{ status: 'failed' }]);
});

test('tries a message that no server accepts for two days, then fails it', async () => {
  const attachments = [
    { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('8765 4321') },
  ];
  const began = Date.now();
  await addToOutbox(cms.payload, mail('never', { text: 'Code 8765 4321', attachments, isSecret: true }));
  const refuse = () => Promise.reject(new Error('No such mailbox'));
  let last = began;
  for (let [row] = await rowOf('never'); row?.status === 'queued'; [row] = await rowOf('never')) {
    const due = new Date(row.next_attempt_at ?? '');
    await deliverDue(cms.payload, refuse, 'example.org', { now: () => due });
    last = due.getTime();
  }
  expect(Math.round((last - began) / (24 * 60 * 60_000))).toBe(2);
  expect(await rowOf('never')).toMatchObject([{ status: 'failed', last_error: 'No such mailbox' }]);
  expect(JSON.stringify(await rowOf('never'))).not.toContain('8765 4321');
  expect(await attachmentFiles()).toEqual([]);
});

test('erases an expired code that was never sent', async () => {
  const worthlessAt = new Date(Date.now() + 600_000);
  await addToOutbox(cms.payload, mail('unsent', { text: 'Code 5555 6666', isSecret: true, worthlessAt }));
  await purgeExpired(cms.payload, new Date(Date.now() + 500_000));
  expect(await rowOf('unsent')).toMatchObject([{ status: 'queued', text: 'Code 5555 6666' }]);
  await purgeExpired(cms.payload, new Date(Date.now() + 700_000));
  expect(await rowOf('unsent')).toMatchObject([
    { status: 'failed', text: expect.not.stringContaining('5555') },
  ]);
});

test('deletes old emails and their attachments on schedule, but no pending ones', async () => {
  const day = 24 * 60 * 60_000;
  const attachments = [
    { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('old words') },
  ];
  const server = await startMailServer();
  ({ stop } = server);
  await addToOutbox(cms.payload, mail('old', { attachments }));
  await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) });
  await addToOutbox(cms.payload, mail('waiting'));
  expect(await attachmentFiles()).toHaveLength(1);
  await purgeExpired(cms.payload, new Date(Date.now() + 89 * day));
  expect(await rowOf('old')).toHaveLength(1);
  await purgeExpired(cms.payload, new Date(Date.now() + 91 * day));
  expect([await rowOf('old'), await attachmentFiles()]).toEqual([[], []]);
  expect(await rowOf('waiting')).toHaveLength(1);

  await addToOutbox(cms.payload, mail('kept for good'));
  await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) });
  await cms.payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Cup', retention: { mail_days: null } },
  });
  await purgeExpired(cms.payload, new Date(Date.now() + 9_000 * day));
  expect(await rowOf('kept for good')).toHaveLength(1);
});

test('stopping uses up no attempts of the remaining messages', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  for (const key of ['stop-1', 'stop-2', 'stop-3']) await addToOutbox(cms.payload, mail(key));
  let isStopped = false;
  const send = async (message: Parameters<typeof server.send>[0]) => {
    isStopped = true;
    await server.send(message);
  };
  const options = { now: soon(1), isStopped: () => isStopped };
  expect(await deliverDue(cms.payload, send, 'example.org', options)).toBe(1);
  expect(server.received).toHaveLength(1);
  const rows = (await Promise.all(['stop-1', 'stop-2', 'stop-3'].map(rowOf))).flat();
  expect(rows.map(({ status, attempts }) => [status, attempts]).toSorted()).toEqual([
    ['queued', 0],
    ['queued', 0],
    ['sent', 1],
  ]);
  expect(rows.filter(({ status }) => status === 'queued').map(({ last_error }) => last_error ?? '')).toEqual([
    '',
    '',
  ]);
});

test('an email includes the logo that it shows, and is sent without one that is missing', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  const picture = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#d7263d' } })
    .png()
    .toBuffer();
  const { id } = await cms.payload.create({
    collection: 'media',
    data: { alt: 'The series' },
    file: { name: 'logo.png', data: picture, mimetype: 'image/png', size: picture.length },
  });
  await cms.payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Series', organisation_logo: id },
  });
  const html = '<img src="cid:logo-light"><img src="cid:logo-dark">';
  await addToOutbox(cms.payload, mail('with-logo', { html }));
  await addToOutbox(cms.payload, mail('without-logo'));
  await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) });
  const sent = (key: string) => server.received.find(({ to }) => to.includes(`${key}@example.org`))?.content;
  expect(sent('with-logo')).toMatch(/Content-Type: image\/png[\s\S]*Content-I[Dd]: <logo-light>/);
  expect(sent('with-logo')).not.toMatch(/Content-I[Dd]: <logo-dark>/);
  expect(sent('without-logo')).not.toContain('image/png');
});

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

test.each([
  ['unknown', 550, '5.1.1 No such user'],
  ['gone', 550, 'Mailbox unavailable'],
  ['full', 552, '5.2.2 Mailbox full'],
  ['without-mail', 556, '5.1.10 This domain takes no mail'],
])('a recipient refused for good fails at once, with the reason: %s', async (key, code, words) => {
  const server = await startMailServer(0, {
    onRcptTo: (_address, _session, done) => done(refusal(code, words)),
  });
  ({ stop } = server);
  await addToOutbox(cms.payload, mail(key, { text: 'Code 1212 3434', isSecret: true }));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(0);
  expect(await rowOf(key)).toMatchObject([
    {
      status: 'failed',
      attempts: 1,
      last_error: `The mail server refused the address: ${String(code)} ${words}`,
      text: expect.not.stringContaining('1212'),
    },
  ]);
});

test.each([
  ['greylisted', 450, '4.7.1 Come back later'],
  ['full-for-now', 452, '4.2.2 Mailbox full'],
  ['no-relay', 554, '5.7.1 Relay access denied'],
  ['no-relay-in-words', 550, 'relay not permitted'],
  ['not-signed-in', 530, '5.7.0 Authentication required'],
  ['bad-sender', 550, '5.1.8 Bad sender domain'],
])('a recipient that may be accepted later is retried: %s', async (key, code, words) => {
  const server = await startMailServer(0, {
    onRcptTo: (_address, _session, done) => done(refusal(code, words)),
  });
  ({ stop } = server);
  await addToOutbox(cms.payload, mail(key));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(0);
  expect(await rowOf(key)).toMatchObject([
    { status: 'queued', attempts: 1, last_error: expect.stringContaining(`${String(code)} ${words}`) },
  ]);
});

test.each<[string, SMTPServerOptions, string, string]>([
  [
    'wrong-password',
    {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 Wrong password')),
    },
    'office:wrong@',
    '535 5.7.8',
  ],
  [
    'unwanted-sender',
    { onMailFrom: (_address, _session, done) => done(refusal(550, '5.1.0 Unknown address')) },
    '',
    '550 5.1.0',
  ],
  [
    'unwanted-text',
    {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refusal(554, '5.6.0 Unwanted')));
      },
    },
    '',
    '554 5.6.0',
  ],
])('a refusal of anything but the recipient is retried: %s', async (key, options, login, answer) => {
  const server = await startMailServer(0, options, login);
  ({ stop } = server);
  await addToOutbox(cms.payload, mail(key));
  expect(await deliverDue(cms.payload, server.send, 'example.org', { now: soon(1) })).toBe(0);
  expect(await rowOf(key)).toMatchObject([
    { status: 'queued', attempts: 1, last_error: expect.stringContaining(answer) },
  ]);
});
