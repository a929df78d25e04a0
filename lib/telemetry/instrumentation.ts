import 'server-only';
import type { Instrumentation } from 'next';
import { env } from '@/lib/config/env';
import { readBuildId } from '@/lib/config/version';
import { log } from './log';

/** Sentry is only loaded if a DSN is set. */
const loadSentry = () => import('./server');

/** Starts error reporting from the server if a DSN is set. */
export async function register(): Promise<void> {
  const { sentryDsn } = env();
  if (sentryDsn !== undefined) (await loadSentry()).startTelemetry(sentryDsn, readBuildId());
}

/** Logs every error that ends a request, and reports it to Sentry if a DSN is set. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  log.error({ err: error, path: request.path.split('?', 1)[0], route: context.routePath }, 'A page failed.');
  if (env().sentryDsn !== undefined) (await loadSentry()).captureRequestError(error, request, context);
};
