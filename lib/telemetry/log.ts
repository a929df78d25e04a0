import pino from 'pino';
import { env } from '@/lib/config/env';

/**
 * The time of a line. Not `Date.now()`, pino's own: Next refuses the clock of the day while it renders a page ahead, and a
 * warning about one block would take its whole page down.
 */
const timestamp = () => `,"time":${String(Math.round(performance.timeOrigin + performance.now()))}`;

/**
 * The site's structured log, on standard output. What could identify or authorise a person is cut out wherever it is
 * nested one level deep; callers do not log bodies.
 */
export const log = pino({
  name: 'site',
  level: env().logLevel,
  timestamp,
  redact: {
    paths: [
      'access_token',
      'refresh_token',
      'password',
      'code',
      '*.access_token',
      '*.refresh_token',
      '*.password',
      '*.code',
    ],
    remove: true,
  },
});
