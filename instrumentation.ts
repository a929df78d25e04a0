import type { Instrumentation } from 'next';

/*
 * Next compiles this file for its edge runtime as well, which has none of Node's modules and serves nothing here. What stands behind
 * the comparison is left out there; behind an import from this file it would not be.
 */

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/lib/telemetry/instrumentation')).register();
}

/** Gets every error that a request ends in. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/lib/telemetry/instrumentation')).onRequestError(...failure);
};
