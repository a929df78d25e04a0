import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import type { Mail } from '../payload-types.ts';
import { attachmentBytes } from './attachments.ts';

/** A message as a mail server takes it. */
export type Message = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { filename: string; contentType: string; content: Buffer }[];
};

/** Hands a message to a mail server; rejects when it was not taken. */
export type Send = (message: Message) => Promise<void>;

/** After so many attempts a message has failed. The waits between them add up to about two days. */
const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 8 * 60 * 60 * 1000;
/** How long one attempt may take before another process may try: longer than any mail server is waited for. */
const ATTEMPT_MS = 5 * 60_000;
const MAX_ERROR_LENGTH = 500;
/** What stands in place of a text that held a code or link. */
const ERASED = 'Sent. The text held a code or link and was erased.';

/** The wait after the nth failed attempt. */
const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Takes the next message that is due, so that nobody else takes it; null if none is. */
async function claim(payload: Payload, now: Date): Promise<Mail | null> {
  const moment = now.toISOString();
  const { rows } = await runStatement(
    payload,
    sql`UPDATE mails SET attempts = attempts + 1, next_attempt_at = ${later(now, ATTEMPT_MS)}, updated_at = ${moment}
        WHERE id = (SELECT id FROM mails WHERE status = ${'queued'} AND next_attempt_at <= ${moment}
                    ORDER BY next_attempt_at LIMIT 1)
          AND status = ${'queued'} AND next_attempt_at <= ${moment}
        RETURNING id`,
  );
  return rows[0] ? findOne(payload, 'mails', { id: { equals: Number(rows[0]['id']) } }) : null;
}

async function messageOf(mail: Mail, host: string): Promise<Message> {
  const attachments = (mail.attachments ?? []).map(async ({ filename, content_type, file }) => ({
    filename,
    contentType: content_type,
    content: await attachmentBytes(file),
  }));
  return {
    // Of its key: a mail server that gets it twice, after a crash between sending and noting it, can tell.
    messageId: `<${encodeURIComponent(mail.key)}@${host}>`,
    to: mail.to,
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: await Promise.all(attachments),
  };
}

const noteSent = (payload: Payload, mail: Mail, now: Date) =>
  payload.update({
    collection: 'mails',
    id: mail.id,
    depth: 0,
    data: {
      status: 'sent',
      sent_at: now.toISOString(),
      last_error: '',
      ...(mail.is_secret ? { text: ERASED, html: '' } : {}),
    },
  });

const noteFailure = (payload: Payload, mail: Mail, words: string, now: Date) => {
  const attempts = mail.attempts ?? 1;
  const isOver = attempts >= MAX_ATTEMPTS;
  return payload.update({
    collection: 'mails',
    id: mail.id,
    depth: 0,
    data: {
      status: isOver ? 'failed' : 'queued',
      last_error: words.slice(0, MAX_ERROR_LENGTH),
      next_attempt_at: later(now, waitAfter(attempts)),
    },
  });
};

const giveUp = (payload: Payload, mail: Mail) =>
  payload.update({
    collection: 'mails',
    id: mail.id,
    depth: 0,
    data: {
      status: 'failed',
      last_error: mail.last_error || 'It was not worth sending any more.',
      ...(mail.is_secret ? { text: '', html: '' } : {}),
    },
  });

/**
 * Sends every message that is due, one after another. One that the mail server does not take is tried again later.
 * @param host of the site, for message ids
 * @returns how many were sent
 */
export async function deliverDue(
  payload: Payload,
  send: Send,
  host: string,
  now: () => Date = () => new Date(),
): Promise<number> {
  let sent = 0;
  for (let mail = await claim(payload, now()); mail; mail = await claim(payload, now())) {
    if (mail.worthless_at && Date.parse(mail.worthless_at) <= now().getTime()) {
      await giveUp(payload, mail);
      continue;
    }
    try {
      await send(await messageOf(mail, host));
    } catch (error) {
      await noteFailure(payload, mail, error instanceof Error ? error.message : String(error), now());
      continue;
    }
    await noteSent(payload, mail, now());
    sent += 1;
  }
  return sent;
}
