import pino from 'pino';
import { env } from '@/lib/config/env';
import { requestFields } from '@/lib/shared/node/request-id';

/**
 * The time of a log line. Not pino's default, `Date.now()`: Next forbids reading the clock while it prerenders a page, and a warning about one
 * block would take down the whole page.
 */
const timestamp = () => `,"time":${String(Math.round(performance.timeOrigin + performance.now()))}`;

/**
 * The site's structured log, on standard output. Anything that could identify or authorise a person is redacted, up to one level deep;
 * callers do not log bodies.
 */
export const log = pino({
  name: 'site',
  level: env().logLevel,
  timestamp,
  mixin: requestFields,
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
