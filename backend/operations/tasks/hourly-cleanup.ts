import type { Payload } from 'payload';
import { forgetDeletedBuyers } from '../../commerce/forget-guests.ts';
import { purgeOneTimeSecrets } from '../../people/auth/one-time-secrets.ts';
import { purgeExpiredSignIns } from '../../people/auth/sign-ins.ts';
import { contentNow } from '../../kernel/clock.ts';
import { repeatAsLeader } from '../../kernel/database/repeat-as-leader.ts';
import { purgeAbandonedUploads } from '../../forms/uploads.ts';
import { purgeExpired } from './purge-expired.ts';
import { purgeNotices } from '../../season/notifications/outbox.ts';
import { purgeSubscriptions } from '../../season/notifications/subscriptions.ts';
import { purgePageSpeeds } from '../../site/page-speed/store.ts';
import { purgeUnverifiedAccounts } from '../../people/account/purge-unverified.ts';

const ROUND_MS = 60 * 60 * 1000;

/**
 * Deletes expired data, now and every hour: refresh tokens, links and codes, accounts whose email address was never verified, files whose
 * form was never submitted, expired notices and push subscriptions, details that deleted accounts left for events that are now over, and
 * anything past its retention period. Of several backends, only the one in charge does it.
 */
export function startHourlyCleanup(payload: Payload): () => Promise<void> {
  const cleanUp = async () => {
    await purgeOneTimeSecrets(payload);
    await purgeExpiredSignIns(payload);
    await purgeUnverifiedAccounts(payload);
    await purgeExpired(payload);
    await forgetDeletedBuyers(payload, contentNow());
    await purgePageSpeeds(payload, contentNow());
    await purgeSubscriptions(payload, new Date());
    await purgeNotices(payload, new Date());
    // The storage may be unavailable.
    await purgeAbandonedUploads();
  };
  return repeatAsLeader(cleanUp, { everyMs: ROUND_MS, failure: 'failed to delete expired data' });
}
