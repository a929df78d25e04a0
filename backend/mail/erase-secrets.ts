import type { Payload, Where } from 'payload';
import { allOf } from '../cms/records/published.ts';
import { log } from '../kernel/log/log.ts';
import type { Mail } from '../payload-types.ts';
import { removeAttachments } from './attachments.ts';

/** Replaces a text that contained a code or link. */
const ERASED = 'The text contained a code or link and has been erased.';
const AT_ONCE = 100;

type Outcome = Partial<Pick<Mail, 'status' | 'sent_at' | 'last_error'>>;

/** Deletes the files of a message that contains a code. Those that can't be deleted now stay listed in it, for the next hour's try. */
async function eraseAttachments(payload: Payload, { id, attachments }: Mail): Promise<void> {
  if (!attachments?.length) return;
  try {
    await removeAttachments(attachments);
  } catch (error) {
    log.error({ err: error, mail: id }, 'failed to delete the attachments of an email that contains a code');
    return;
  }
  await payload.update({ collection: 'mails', id, depth: 0, data: { attachments: [] } });
}

/**
 * Records a message's final status. If it contains a code or link, its text and attachments are erased, so neither the CMS nor a backup
 * reveals them.
 */
export async function settleMail(payload: Payload, mail: Mail, outcome: Outcome): Promise<void> {
  const erased = mail.is_secret ? { text: ERASED, html: '' } : {};
  // First of all, so that the message isn't sent again, whatever happens to its files.
  await payload.update({ collection: 'mails', id: mail.id, depth: 0, data: { ...outcome, ...erased } });
  if (mail.is_secret) await eraseAttachments(payload, mail);
}

/**
 * Erases expired codes and links from messages that were never sent: without a mail server they stay in the outbox. Then erases files that
 * couldn't be deleted earlier.
 */
export async function eraseExpiredSecrets(payload: Payload, now: Date): Promise<void> {
  const isSecret: Where = { is_secret: { equals: true } };
  const find = (where: Where) =>
    payload.find({
      collection: 'mails',
      where: allOf(isSecret, where),
      limit: AT_ONCE,
      depth: 0,
      pagination: false,
    });
  const isExpired: Where = allOf(
    { worthless_at: { less_than_equal: now.toISOString() } },
    { text: { not_equals: ERASED } },
  );
  for (;;) {
    const { docs } = await find(isExpired);
    for (const mail of docs)
      await settleMail(payload, mail, mail.status === 'queued' ? { status: 'failed' } : {});
    if (docs.length < AT_ONCE) break;
  }
  const left = await find(allOf({ text: { equals: ERASED } }, { 'attachments.file': { exists: true } }));
  for (const mail of left.docs) await eraseAttachments(payload, mail);
}
