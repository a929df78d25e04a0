import { getPayload } from 'payload';
import config from './payload.config.ts';
import { serveContract } from './app/api/serve-contract.ts';
import { startPassUpdates } from './commerce/pass-updates/start-updates.ts';
import { startReconciler } from './commerce/reconcile.ts';
import { keepSearchIndex } from './content/search/keep-index.ts';
import { config as settings } from './kernel/config.ts';
import { checkpointWriteAheadLog } from './kernel/database/write-ahead-log.ts';
import { joinElection } from './kernel/database/lease.ts';
import { onShutdown } from './kernel/http/shutdown.ts';
import { log } from './kernel/log/log.ts';
import { joinOthers } from './join-others.ts';
import { storeWaitingAttachments } from './mail/attachments.ts';
import { startDelivery } from './mail/delivery.ts';
import { startNotifications } from './season/notifications/start-notifications.ts';
import { serveMedia } from './media/media-server.ts';
import { notifySiteOfChanges } from './site/notify-site.ts';
import { watchContentState } from './operations/tasks/content-state.ts';
import { startHourlyCleanup } from './operations/tasks/hourly-cleanup.ts';

const PAYMENTS_OFF =
  'Payments are off: SITE_URL is a public address, but STRIPE_SECRET_KEY is missing. Set TRIAL_PAYMENTS=true to make this a trial site.';

/**
 * Opens the database when the server starts rather than on the first request, and starts scheduled publishing, which Payload itself would
 * start on the first visit to the admin, and everything else that runs beside the calls.
 */
export async function openBackend(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  watchContentState(payload);
  const truncateLog = checkpointWriteAheadLog(payload.db);
  const { valkeyUrl, siteHookUrl, siteSecret } = settings();
  const stopNotifying =
    valkeyUrl === null
      ? notifySiteOfChanges({ url: siteHookUrl, secret: siteSecret, log })
      : await joinOthers(valkeyUrl);
  const stopSharing = joinElection(payload);
  if (settings().paymentMode === 'off') log.warn(PAYMENTS_OFF);
  const stopTasks = [
    startDelivery(payload),
    storeWaitingAttachments(),
    startHourlyCleanup(payload),
    stopNotifying,
    startReconciler(payload),
    startPassUpdates(payload),
    startNotifications(payload),
    keepSearchIndex(payload),
  ];
  onShutdown(async () => {
    await Promise.all(stopTasks.map((stop) => stop()));
    // Only now: another backend takes over the shared work.
    await stopSharing();
    await payload.destroy();
    await truncateLog();
  });
  serveMedia(async () => payload);
  // In development Next serves these paths, so that changes show without a restart.
  if (settings().isProduction) serveContract();
}
