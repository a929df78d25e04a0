import { Failure } from './failure.ts';
import { log } from './log.ts';

/** Logs what is our fault, with its cause; a caller's mistake is none. `path` is without its query. */
export function logFault(method: string, path: string, error: unknown): void {
  if (error instanceof Failure && error.status < 500) return;
  log.error({ err: error, method, path }, 'call failed');
}
