import pino from 'pino';
import type { Logger } from 'pino';
import { requestFields } from '../../lib/shared/node/request-id.ts';

export type { Logger } from 'pino';

/** The server's log: JSON lines on stderr, since stdout carries the events that the start command reads. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: { name: 'server' }, mixin: requestFields },
    pino.destination({ dest: 2, sync: true }),
  );
}
