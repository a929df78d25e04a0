import type { Payload } from 'payload';
import { config } from '../config.ts';
import { findOne } from '../contract/data/find-one.ts';
import { keepAttachments, type Attachment } from './attachments.ts';
import { wakeDelivery } from './wake-delivery.ts';

/** A message that is ready to be sent. */
export type OutgoingMail = {
  /** One message a key: whoever asks again with it changes nothing. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly template?: string;
  readonly language?: string;
  readonly attachments?: readonly Attachment[];
  /** Holds a code or a link that signs in: its text is erased once it was sent. */
  readonly isSecret?: boolean;
  /** After this moment the message is of no use and is not sent any more. */
  readonly worthlessAt?: Date;
};

const byKey = (payload: Payload, key: string) => findOne(payload, 'mails', { key: { equals: key } });

/**
 * Puts a message into the outbox. When this returns, it is on the disk; delivery follows by itself and survives a new start. Without
 * a mail server it stays in the outbox, where an admin reads it.
 */
export async function putIntoOutbox(payload: Payload, mail: OutgoingMail): Promise<void> {
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
        attachments: await keepAttachments(mail.key, attachments),
        status: config().smtpUrl === null ? 'kept' : 'queued',
        attempts: 0,
        next_attempt_at: new Date().toISOString(),
      },
    });
  } catch (error) {
    // Somebody else has put it there in between.
    if (!(await byKey(payload, mail.key))) throw error;
  }
  wakeDelivery();
}
