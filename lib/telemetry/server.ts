import 'server-only';
import { captureRequestError, init } from '@sentry/nextjs';
import { telemetryOptions } from './options';

/** Starts error reporting on the server. Loaded only if a DSN is set. */
export function startTelemetry(dsn: string, release: string): void {
  init(telemetryOptions(dsn, release));
}

export { captureRequestError };
