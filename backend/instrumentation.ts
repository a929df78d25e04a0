/**
 * Opens the database when the server starts, not at the first request, and starts the clock of scheduled publishing, which
 * Payload itself would start with the first visit of the admin.
 */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- Next replaces these very words when it builds for another runtime.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }, { onShutdown }, { serveMedia }] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./server/shutdown.ts'),
    import('./media/media-server.ts'),
  ]);
  const payload = await getPayload({ config, cron: true });
  onShutdown(() => payload.destroy());
  serveMedia();
}
