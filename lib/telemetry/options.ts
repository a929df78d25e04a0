import { scrubEvent } from './scrub';

/** Error-trace sampling rate (spec point 9). */
export const TRACES_SAMPLE_RATE = 0.1;

/** What both sides tell the reporting service: where to, which build, how many traces, and nothing about persons. */
export const telemetryOptions = (dsn: string, release: string) => ({
  dsn,
  ...(release !== '' && { release }),
  tracesSampleRate: TRACES_SAMPLE_RATE,
  sendDefaultPii: false,
  beforeSend: scrubEvent,
  beforeSendTransaction: scrubEvent,
});
