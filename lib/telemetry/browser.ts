import { browserTracingIntegration, init } from '@sentry/nextjs';
import { telemetryOptions } from './options';

/**
 * Starts error reports from this page. Tracing brings the Web Vitals of the page with it, and its requests' times.
 * Loaded only where a DSN is set.
 */
export function startTelemetry(dsn: string, release: string): void {
  init({ ...telemetryOptions(dsn, release), integrations: [browserTracingIntegration()] });
}
