/**
 * Opens the database when the server starts, not at the first request, and starts the clock of scheduled publishing, which
 * Payload itself would start with the first visit of the admin.
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
    { keepAccountsTidy },
    { tellSiteOfChanges },
    { log },
    { startReconciler },
    { tellMoneyHistory },
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./config.ts'),
    import('./server/shutdown.ts'),
    import('./media/media-server.ts'),
    import('./contract/serve-contract.ts'),
    import('./mail/delivery.ts'),
    import('./account/keep-tidy.ts'),
    import('./revalidation/tell-site.ts'),
    import('./contract/log.ts'),
    import('./payments/reconcile.ts'),
    import('./money/history.ts'),
  ]);
  const payload = await getPayload({ config, cron: true });
  const tellSite = () =>
    tellSiteOfChanges({ url: settings().siteHookUrl, secret: settings().siteSecret, log });
  tellMoneyHistory();
  const stopTasks = [startDelivery(payload), keepAccountsTidy(payload), tellSite(), startReconciler(payload)];
  onShutdown(async () => {
    await Promise.all(stopTasks.map((stop) => stop()));
    await payload.destroy();
  });
  serveMedia();
  // At work on the code Next answers these paths, so that a change shows without a new start.
  if (settings().isProduction) serveContract();
}
