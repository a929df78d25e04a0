import type { Payload, Where } from 'payload';
import { allOf } from '../../cms/records/published.ts';
import { forgetGuests } from '../../commerce/forget-guests.ts';
import { deleteWhile } from '../../kernel/database/delete-while.ts';
import { eraseExpiredSecrets } from '../../mail/erase-secrets.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Deletes in batches, so that other writers get their turn. */
const BATCH_SIZE = 100;

type Purged = 'mails' | 'form-submissions' | 'audit-entries';

/** What is deleted once it is old: nothing still to be sent or paid, and no business records. */
const ELIGIBLE: Readonly<Record<Purged, Where>> = {
  mails: { status: { not_equals: 'queued' } },
  'form-submissions': { status: { in: ['received', 'unpaid', 'test'] } },
  'audit-entries': {},
};

async function purge(payload: Payload, collection: Purged, before: Date): Promise<void> {
  const where = allOf({ createdAt: { less_than: before.toISOString() } }, ELIGIBLE[collection]);
  for (;;) {
    const { docs } = await payload.find({
      collection,
      where,
      limit: BATCH_SIZE,
      depth: 0,
      pagination: false,
    });
    for (const { id } of docs) await deleteWhile(payload, collection, id, where);
    if (docs.length < BATCH_SIZE) return;
  }
}

/** Deletes personal data past its retention period (Site settings, Retention), with its files, and erases expired codes. */
export async function purgeExpired(payload: Payload, now: Date = new Date()): Promise<void> {
  await eraseExpiredSecrets(payload, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { retention } = await payload.findGlobal({ slug: 'domain-settings', depth: 0 });
  const retentionDays: Readonly<Record<Purged, number | null | undefined>> = {
    mails: retention?.mail_days,
    'form-submissions': retention?.submission_days,
    'audit-entries': retention?.audit_days,
  };
  for (const collection of ['mails', 'form-submissions', 'audit-entries'] as const) {
    const days = retentionDays[collection];
    if (days) await purge(payload, collection, daysAgo(days));
  }
  if (retention?.guest_days) await forgetGuests(payload, daysAgo(retention.guest_days));
}
