import type { Payload } from 'payload';
import { findOne } from '../cms/records/find-one.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import type { Mail } from '../payload-types.ts';
import { logoPicture } from '../site/logo-picture.ts';
import { attachmentBytes } from './attachments.ts';
import { settleMail } from './erase-secrets.ts';
import { LOGO_PARTS, logosIn } from './mail-logo.ts';

/** A file of a message; one with a `cid` is a picture in its HTML. */
export type MessagePart = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly cid?: string;
};

/** A message in the form that a mail server accepts. */
export type Message = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MessagePart[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** The recipient is refused for good, so trying again is no use. The message quotes the mail server. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}

/** Sends a message to a mail server; rejects if it wasn't accepted, with `RecipientRefused` if it never will be. */
export type Send = (message: Message) => Promise<void>;

/** Attempts before a message counts as failed. The delays between them add up to about two days. */
const MAX_ATTEMPTS = 16;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 8 * 60 * 60 * 1000;
/** How long an attempt may take before another process may retry: longer than any mail server timeout. */
const ATTEMPT_MS = 5 * 60_000;
const MAX_ERROR_LENGTH = 500;

/** The delay after the nth failed attempt. */
const waitAfter = (attempts: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Claims the next message that is due; null if there is none. Those with a code or link go first: somebody is waiting, and codes expire. */
async function claim(payload: Payload, now: Date): Promise<Mail | null> {
  const moment = now.toISOString();
  const { rows } = await runStatement(
    payload,
    sql`UPDATE mails SET attempts = attempts + 1, next_attempt_at = ${later(now, ATTEMPT_MS)}, updated_at = ${moment}
        WHERE id = (SELECT id FROM mails WHERE status = ${'queued'} AND next_attempt_at <= ${moment}
                    ORDER BY CASE WHEN is_secret THEN 0 ELSE 1 END, next_attempt_at LIMIT 1)
          AND status = ${'queued'} AND next_attempt_at <= ${moment}
        RETURNING id`,
  );
  return rows[0] ? findOne(payload, 'mails', { id: { equals: Number(rows[0]['id']) } }) : null;
}

/** The pictures of the logo that a message shows. */
async function logosOf(payload: Payload, html: string): Promise<MessagePart[]> {
  const pictures = logosIn(html).map(async (ground) => {
    const content = await logoPicture(payload, ground);
    const cid = LOGO_PARTS[ground];
    return content ? [{ filename: `${cid}.png`, contentType: 'image/png', content, cid }] : [];
  });
  return (await Promise.all(pictures)).flat();
}

/** Makes mail programs show an unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function messageOf(payload: Payload, mail: Mail, host: string): Promise<Message> {
  const attachments = (mail.attachments ?? []).map(async ({ filename, content_type, file }) => ({
    filename,
    contentType: content_type,
    content: await attachmentBytes(file),
  }));
  return {
    // Derived from the key, so that a mail server can recognise a duplicate after a crash between sending and recording it.
    messageId: `<${encodeURIComponent(mail.key)}@${host}>`,
    to: mail.to,
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: [...(await Promise.all(attachments)), ...(await logosOf(payload, mail.html ?? ''))],
    ...(mail.unsubscribe ? { headers: unsubscribeHeaders(mail.unsubscribe) } : {}),
  };
}

const noteSent = (payload: Payload, mail: Mail, now: Date) =>
  settleMail(payload, mail, { status: 'sent', sent_at: now.toISOString(), last_error: '' });

async function noteFailure(payload: Payload, mail: Mail, error: unknown, now: Date): Promise<void> {
  const attempts = mail.attempts ?? 1;
  const message = error instanceof Error ? error.message : String(error);
  const last_error = message.slice(0, MAX_ERROR_LENGTH);
  if (error instanceof RecipientRefused || attempts >= MAX_ATTEMPTS)
    return settleMail(payload, mail, { status: 'failed', last_error });
  const data = { last_error, next_attempt_at: later(now, waitAfter(attempts)) };
  await payload.update({ collection: 'mails', id: mail.id, depth: 0, data });
}

const giveUp = (payload: Payload, mail: Mail) =>
  settleMail(payload, mail, {
    status: 'failed',
    last_error: mail.last_error || 'Expired before it could be sent.',
  });

/**
 * Sends all due messages, one after another. Any that the mail server doesn't accept are retried later, unless it refuses the recipient.
 * @param host of the site, for message ids
 * @param isStopped checked before each message: the rest keep their attempts
 * @returns the number sent
 */
export async function deliverDue(
  payload: Payload,
  send: Send,
  host: string,
  {
    now = () => new Date(),
    isStopped = () => false,
  }: { readonly now?: () => Date; readonly isStopped?: () => boolean } = {},
): Promise<number> {
  const next = async () => (isStopped() ? null : claim(payload, now()));
  let sent = 0;
  for (let mail = await next(); mail; mail = await next()) {
    if (mail.worthless_at && Date.parse(mail.worthless_at) <= now().getTime()) {
      await giveUp(payload, mail);
      continue;
    }
    try {
      await send(await messageOf(payload, mail, host));
    } catch (error) {
      await noteFailure(payload, mail, error, now());
      continue;
    }
    await noteSent(payload, mail, now());
    sent += 1;
  }
  return sent;
}
