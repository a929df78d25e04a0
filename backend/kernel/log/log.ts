import pino from 'pino';
import { requestFields } from '../../../lib/shared/node/request-id.ts';
import { errorInLog } from './error-in-log.ts';

/**
 * The backend's log, on stderr: stdout has the startup events. Requests are logged by path only: queries and bodies may contain personal
 * data.
 */
export const log = pino(
  { base: { name: 'content-api' }, serializers: { err: errorInLog }, mixin: requestFields },
  process.stderr,
);
