import type { Config } from 'payload';
import type { LogFn, Logger } from 'pino';
import { requestFields } from '../../../lib/shared/node/request-id.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import type { BackendConfig } from '../config.ts';
import { errorInLog } from './error-in-log.ts';

type LoggerSettings = Extract<NonNullable<Config['logger']>, { options: unknown }>;

/** Thrown by Payload's screens for a record that doesn't exist; it has no status. */
const NOT_FOUND = 'not-found';

type Refusal = { readonly error: string; readonly status: number; readonly message: string };

/** The message of a logged error if the caller was at fault (4xx); null otherwise. */
function refusalOf(logged: unknown): Refusal | null {
  const error = logged instanceof Error ? logged : propertyOf(logged, 'err');
  if (!(error instanceof Error)) return null;
  const status = error.message === NOT_FOUND ? 404 : propertyOf(error, 'status');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return { error: error.name, status, message: error.message };
}

/** Missing permissions and typing mistakes aren't server faults, but Payload would log most of them as errors with a stack. */
function logRefusalsQuietly(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const refusal = refusalOf(args[0]);
  if (refusal === null) return method.apply(this, args);
  const { message, ...rest } = refusal;
  this.warn(rest, message);
}

/**
 * The CMS's own log, on stderr like the adapter's.
 * @param level from LOG_LEVEL; Payload's `info` messages don't matter to operators, so they appear at `debug`
 */
export const cmsLog = (level: BackendConfig['logLevel']): LoggerSettings => ({
  options: {
    name: 'cms',
    level: level === 'info' ? 'warn' : level,
    serializers: { err: errorInLog },
    mixin: requestFields,
    hooks: { logMethod: logRefusalsQuietly },
  },
  destination: process.stderr,
});
