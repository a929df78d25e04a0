import type { Payload, PayloadRequest } from 'payload';
import { config } from '../kernel/config.ts';
import { findOne } from '../cms/records/find-one.ts';
import { afterCommit } from '../kernel/database/transactions.ts';
import { storeAttachments, type Attachment } from './attachments.ts';
import { wakeDelivery } from './wake-delivery.ts';

/** A message ready to be sent. */
export type OutgoingMail = {
  /** One message per key: repeating it changes nothing. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly template?: string;
  readonly language?: string;
  readonly attachments?: readonly Attachment[];
  /** Contains a code or a sign-in link: its text is erased once it has been sent. */
  readonly isSecret?: boolean;
  /** The message is useless after this time and is no longer sent. */
  readonly worthlessAt?: Date;
  /** URL for unsubscribing: a page to view, and a POST by the mail program (RFC 8058). */
  readonly unsubscribe?: string;
};

const byKey = (payload: Payload, key: string) => findOne(payload, 'mails', { key: { equals: key } });

/** Whether a message was already put into the outbox. */
export const isInOutbox = async (payload: Payload, key: string): Promise<boolean> =>
  (await byKey(payload, key)) !== null;

/**
 * Puts a message into the outbox. Once this returns it is on disk; delivery follows by itself and survives a restart. Without a mail server
 * it stays in the outbox, where an admin can read it.
 * @param req if the message belongs to this request's transaction: it is sent once that is committed, and not if it is rolled back
 */
export async function addToOutbox(payload: Payload, mail: OutgoingMail, req?: PayloadRequest): Promise<void> {
  if (await byKey(payload, mail.key)) return;
  const { attachments = [], isSecret = false, worthlessAt, ...words } = mail;
  try {
    await payload.create({
      collection: 'mails',
      depth: 0,
      data: {
        ...words,
        is_secret: isSecret,
        worthless_at: worthlessAt?.toISOString() ?? null,
        attachments: await storeAttachments(mail.key, attachments),
        status: config().smtpUrl === null ? 'kept' : 'queued',
        attempts: 0,
        next_attempt_at: new Date().toISOString(),
      },
      ...(req ? { req } : {}),
    });
  } catch (error) {
    // Another request added it in the meantime.
    if (!(await byKey(payload, mail.key))) throw error;
  }
  if (req) afterCommit(req, wakeDelivery);
  else wakeDelivery();
}
