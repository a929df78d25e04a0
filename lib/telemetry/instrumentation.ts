import 'server-only';
import type { Instrumentation } from 'next';
import { env } from '@/lib/config/env';
import { readBuildId } from '@/lib/config/version';
import { log } from './log';

/** Sentry is loaded where a DSN is set, and nowhere else. */
const loadSentry = () => import('./server');

/** Starts error reports from the server, where a DSN is set. */
export async function register(): Promise<void> {
  const { sentryDsn } = env();
  if (sentryDsn !== undefined) (await loadSentry()).startTelemetry(sentryDsn, readBuildId());
}

/** Every error that a request ends in: to the log always, and to Sentry where a DSN is set. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  log.error({ err: error, path: request.path.split('?', 1)[0], route: context.routePath }, 'A page failed.');
  if (env().sentryDsn !== undefined) (await loadSentry()).captureRequestError(error, request, context);
};
