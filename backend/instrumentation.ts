const PAYMENTS_OFF =
  'Payments are off: SITE_URL is a public address and there is no STRIPE_SECRET_KEY. TRIAL_PAYMENTS=true makes this a trial site.';

/**
 * Opens the database when the server starts rather than on the first request, and starts scheduled publishing, which Payload itself would
 * start on the first visit to the admin.
 */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- Next replaces these very words when it builds for another runtime.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { config: settings },
    { onShutdown },
    { serveMedia },
    { serveContract },
    { startDelivery },
    { startHourlyCleanup },
    { notifySiteOfChanges },
    { log },
    { startReconciler },
    { checkpointWriteAheadLog },
    { keepSearchIndex },
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./kernel/config.ts'),
    import('./kernel/http/shutdown.ts'),
    import('./media/media-server.ts'),
    import('./api/serve-contract.ts'),
    import('./mail/delivery.ts'),
    import('./tasks/hourly-cleanup.ts'),
    import('./site/notify-site.ts'),
    import('./kernel/log/log.ts'),
    import('./commerce/reconcile.ts'),
    import('./kernel/database/write-ahead-log.ts'),
    import('./content/search/keep-index.ts'),
  ]);
  const payload = await getPayload({ config, cron: true });
  const truncateLog = checkpointWriteAheadLog(payload.db);
  const notifySite = () =>
    notifySiteOfChanges({ url: settings().siteHookUrl, secret: settings().siteSecret, log });
  if (settings().paymentMode === 'off') log.warn(PAYMENTS_OFF);
  const stopTasks = [
    startDelivery(payload),
    startHourlyCleanup(payload),
    notifySite(),
    startReconciler(payload),
    keepSearchIndex(payload),
  ];
  onShutdown(async () => {
    await Promise.all(stopTasks.map((stop) => stop()));
    await payload.destroy();
    await truncateLog();
  });
  serveMedia(async () => payload);
  // In development Next serves these paths, so that changes show without a restart.
  if (settings().isProduction) serveContract();
}
