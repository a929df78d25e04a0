import type { Payload } from 'payload';
import { purgeOneTimeSecrets } from '../people/auth/one-time-secrets.ts';
import { purgeExpiredSessions } from '../people/auth/sessions.ts';
import { contentNow } from '../kernel/clock.ts';
import { isInCharge, onTakingCharge } from '../kernel/database/lease.ts';
import { log } from '../kernel/log/log.ts';
import { purgeAbandonedUploads } from '../forms/uploads.ts';
import { purgeExpired } from './purge-expired.ts';
import { purgePageSpeeds } from '../site/page-speed/store.ts';
import { purgeUnverifiedAccounts } from '../people/account/purge-unverified.ts';

const ROUND_MS = 60 * 60 * 1000;

/**
 * Deletes what has expired, now and every hour: refresh tokens, links and codes, accounts whose email address was never verified, files
 * whose form was never submitted, and anything past its retention period. Of several backends, the one in charge does it.
 */
export function startHourlyCleanup(payload: Payload): () => Promise<void> {
  const cleanUp = async () => {
    await purgeOneTimeSecrets(payload);
    await purgeExpiredSessions(payload);
    await purgeUnverifiedAccounts(payload);
    await purgeExpired(payload);
    await purgePageSpeeds(payload, contentNow());
    // The storage may be away.
    await purgeAbandonedUploads();
  };
  let round: Promise<void> | null = null;
  const run = () => {
    if (!isInCharge()) return;
    round ??= cleanUp()
      .catch((error: unknown) => log.error({ err: error }, 'failed to delete expired data'))
      .finally(() => {
        round = null;
      });
  };
  run();
  const timer = setInterval(run, ROUND_MS).unref();
  const stopTakingOver = onTakingCharge(run);
  return async () => {
    clearInterval(timer);
    stopTakingOver();
    await round;
  };
}
