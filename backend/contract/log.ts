import pino from 'pino';
import { errorInLog } from '../server/error-in-log.ts';

/** The adapter's log, on stderr: stdout carries the events of a start. Requests are logged by path only: a query or a body may hold what must not be kept. */
export const log = pino({ base: { name: 'content-api' }, serializers: { err: errorInLog } }, process.stderr);
