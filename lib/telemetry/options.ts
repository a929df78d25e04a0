import type { BrowserOptions } from '@sentry/nextjs';
import { scrubEvent, scrubSpan } from './scrub';

/** Error-trace sampling rate (spec point 9). */
const TRACES_SAMPLE_RATE = 0.1;

/** By default the library records whatever it sees of a request; a report needs only the code that failed. */
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

/** The common settings of both sides: where to report, which build, how many traces, and no personal data. */
export const telemetryOptions = (dsn: string, release: string) => ({
  dsn,
  ...(release !== '' && { release }),
  tracesSampleRate: TRACES_SAMPLE_RATE,
  dataCollection: NOTHING_PRIVATE,
  beforeSend: scrubEvent,
  // Traces are sent span by span, bypassing the filter for events.
  beforeSendSpan: scrubSpan,
});
