import pino from 'pino';
import { env } from '@/lib/config/env';

/**
 * The site's structured log, on standard output. What could identify or authorise a person is cut out wherever it is
 * nested one level deep; callers do not log bodies.
 */
export const log = pino({
  name: 'site',
  level: env().logLevel,
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
