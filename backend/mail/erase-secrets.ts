import type { Payload, Where } from 'payload';
import { allOf } from '../cms/records/published.ts';
import type { Mail } from '../payload-types.ts';
import { removeAttachments } from './attachments.ts';

/** Replaces a text that contained a code or link. */
const ERASED = 'The text held a code or link and was erased.';
const AT_ONCE = 100;

type Fate = Partial<Pick<Mail, 'status' | 'sent_at' | 'last_error'>>;

/**
 * Records a message's final status. If it contains a code or link, its text and attachments are erased, so neither the CMS nor a backup
 * reveals them.
 */
export async function settleMail(payload: Payload, mail: Mail, fate: Fate): Promise<void> {
  const erased = mail.is_secret ? { text: ERASED, html: '', attachments: [] } : {};
  await payload.update({ collection: 'mails', id: mail.id, depth: 0, data: { ...fate, ...erased } });
  if (mail.is_secret) await removeAttachments(mail.attachments ?? []);
}

/** Erases expired codes and links from messages that were never sent: without a mail server they stay in the outbox. */
export async function eraseExpiredSecrets(payload: Payload, now: Date): Promise<void> {
  const where: Where = allOf(
    { is_secret: { equals: true } },
    { worthless_at: { less_than_equal: now.toISOString() } },
    { text: { not_equals: ERASED } },
  );
  for (;;) {
    const query = { collection: 'mails', where, limit: AT_ONCE, depth: 0, pagination: false } as const;
    const { docs } = await payload.find(query);
    for (const mail of docs)
      await settleMail(payload, mail, mail.status === 'queued' ? { status: 'failed' } : {});
    if (docs.length < AT_ONCE) return;
  }
}
