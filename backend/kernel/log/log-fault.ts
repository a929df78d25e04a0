import { Failure } from '../failure.ts';
import { log } from './log.ts';

/** Logs our own faults with their cause; callers' mistakes aren't logged. `path` excludes the query. */
export function logFault(method: string, path: string, error: unknown): void {
  if (error instanceof Failure && error.status < 500) return;
  log.error({ err: error, method, path }, 'call failed');
}
