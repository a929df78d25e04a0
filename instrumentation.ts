import type { Instrumentation } from 'next';
import { env } from '@/lib/config/env';
import { readBuildId } from '@/lib/config/version';

/** Runs once when the server starts: error reports, where a DSN is set. */
export async function register(): Promise<void> {
  const { sentryDsn } = env();
  if (sentryDsn === undefined) return;
  const { startTelemetry } = await import('@/lib/telemetry/server');
  startTelemetry(sentryDsn, readBuildId());
}

/** Every error that a request ends in: to the log always, and to the reporting service where there is one. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import('@/lib/telemetry/log');
  log.error({ err: error, path: request.path.split('?', 1)[0], route: context.routePath }, 'A page failed.');
  if (env().sentryDsn === undefined) return;
  const { captureRequestError } = await import('@/lib/telemetry/server');
  captureRequestError(error, request, context);
};
