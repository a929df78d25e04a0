import type { BrowserOptions } from '@sentry/nextjs';
import { scrubEvent, scrubSpan } from './scrub';

/** Error-trace sampling rate (spec point 9). */
export const TRACES_SAMPLE_RATE = 0.1;

/** By itself the library notes whatever it sees of a request; a report needs the code that failed. */
const NOTHING_PRIVATE: NonNullable<BrowserOptions['dataCollection']> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: true, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** What both sides tell the reporting service: where to, which build, how many traces, and nothing about persons. */
export const telemetryOptions = (dsn: string, release: string) => ({
  dsn,
  ...(release !== '' && { release }),
  tracesSampleRate: TRACES_SAMPLE_RATE,
  dataCollection: NOTHING_PRIVATE,
  beforeSend: scrubEvent,
  // Traces leave span by span, past what looks at events.
  beforeSendSpan: scrubSpan,
});
