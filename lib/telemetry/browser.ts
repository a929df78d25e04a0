import { browserTracingIntegration, init } from '@sentry/nextjs';
import { telemetryOptions } from './options';

/**
 * Starts error reporting on this page. Tracing includes the page's Web Vitals and the timing of its requests.
 * Loaded only if a DSN is set.
 */
export function startTelemetry(dsn: string, release: string): void {
  init({ ...telemetryOptions(dsn, release), integrations: [browserTracingIntegration()] });
}
