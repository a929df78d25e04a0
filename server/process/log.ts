import pino from 'pino';
import type { Logger } from 'pino';
import { requestFields } from '../../lib/shared/node/request-id.ts';

export type { Logger } from 'pino';

/** Creates the server's log: lines of JSON on stderr, since stdout carries events for the start command. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: { name: 'server' }, mixin: requestFields },
    pino.destination({ dest: 2, sync: true }),
  );
}
