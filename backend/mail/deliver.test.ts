import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../testing/temporary-payload.ts';
import { setEnvironment } from '../config.ts';
import { deliverDue } from './deliver.ts';
import { putIntoOutbox } from './outbox.ts';
import { smtpSender } from './smtp.ts';

type Received = { readonly to: string[]; readonly content: string };

/** A mail server that refuses the first `failures` messages. */
async function startMailServer(failures = 0) {
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
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    send: smtpSender(`smtp://127.0.0.1:${String(port)}`, 'Championship <office@example.org>'),
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
const soon = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

test('a message that the mail server refuses is tried again later, and then arrives once', async () => {
  const server = await startMailServer(1);
  ({ stop } = server);
  await putIntoOutbox(cms.payload, mail('retry'));
  expect(await deliverDue(cms.payload, server.send, 'example.org', soon(1))).toBe(0);
  expect(await rowOf('retry')).toMatchObject([
    { status: 'queued', attempts: 1, last_error: expect.stringContaining('451') },
  ]);
  expect(await deliverDue(cms.payload, server.send, 'example.org', soon(20))).toBe(0);
  expect(await deliverDue(cms.payload, server.send, 'example.org', soon(40))).toBe(1);
  expect(await deliverDue(cms.payload, server.send, 'example.org', soon(9999))).toBe(0);
  expect(server.received.map(({ to }) => to)).toEqual([['retry@example.org']]);
  expect(await rowOf('retry')).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('one message a key, however often and however many ask at once', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await Promise.all(Array.from({ length: 20 }, () => putIntoOutbox(cms.payload, mail('once'))));
  await putIntoOutbox(cms.payload, mail('once', { subject: 'Again' }));
  await Promise.all([1, 2, 3].map(() => deliverDue(cms.payload, server.send, 'example.org', soon(1))));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.content).toContain('Message-ID: <once@example.org>');
  expect(await rowOf('once')).toHaveLength(1);
});

test('attachments go with it, and the text of a secret message is erased once it was sent', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  const attachments = [
    { filename: 'voucher.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 words') },
  ];
  await putIntoOutbox(cms.payload, mail('secret', { text: 'Code 1234 5678', attachments, isSecret: true }));
  await deliverDue(cms.payload, server.send, 'example.org', soon(1));
  const content = server.received[0]?.content ?? '';
  expect(content).toContain('Code 1234 5678');
  expect(content).toContain('filename=voucher.pdf');
  expect(content).toContain(Buffer.from('%PDF-1.7 words').toString('base64'));
  expect(JSON.stringify(await rowOf('secret'))).not.toContain('1234 5678');
});

test('a message that came too late is not sent any more', async () => {
  const server = await startMailServer();
  ({ stop } = server);
  await putIntoOutbox(cms.payload, mail('late', { worthlessAt: new Date(Date.now() + 600_000) }));
  await deliverDue(cms.payload, server.send, 'example.org', soon(601));
  expect(server.received).toHaveLength(0);
  expect(await rowOf('late')).toMatchObject([{ status: 'failed' }]);
});

test('a message that no server ever takes has failed after two days of attempts', async () => {
  await putIntoOutbox(cms.payload, mail('never'));
  const refuse = () => Promise.reject(new Error('No such mailbox'));
  let seconds = 1;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await deliverDue(cms.payload, refuse, 'example.org', soon(seconds));
    seconds += 9 * 60 * 60;
  }
  expect(await rowOf('never')).toMatchObject([
    { status: 'failed', attempts: 12, last_error: 'No such mailbox' },
  ]);
});
