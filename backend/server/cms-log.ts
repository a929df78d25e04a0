import type { Config } from 'payload';
import type { LogFn, Logger } from 'pino';
import type { BackendConfig } from '../config.ts';
import { errorInLog } from './error-in-log.ts';

type LoggerSettings = Extract<NonNullable<Config['logger']>, { options: unknown }>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What Payload's screens throw for a record that is not there; it has no status. */
const NOT_FOUND = 'not-found';

type Refusal = { readonly error: string; readonly status: number; readonly message: string };

/** What a logged error says of a call that was refused for a reason of the caller's (4xx); null for every other. */
function refusalOf(logged: unknown): Refusal | null {
  if (!isObject(logged)) return null;
  const error: unknown = logged instanceof Error ? logged : Reflect.get(logged, 'err');
  if (!(error instanceof Error)) return null;
  const status: unknown = error.message === NOT_FOUND ? 404 : Reflect.get(error, 'status');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return { error: error.name, status, message: error.message };
}

/** Somebody who may not, or who mistyped, is no fault of the server: Payload would log most of them as errors with their stacks. */
function tellRefusalsQuietly(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const refusal = refusalOf(args[0]);
  if (refusal === null) return method.apply(this, args);
  const { message, ...rest } = refusal;
  this.warn(rest, message);
}

/**
 * The log of the CMS itself, on stderr like the adapter's.
 * @param level as LOG_LEVEL names it; what Payload tells by the way at `info` is not for who runs the site, but for `debug`
 */
export const cmsLog = (level: BackendConfig['logLevel']): LoggerSettings => ({
  options: {
    name: 'cms',
    level: level === 'info' ? 'warn' : level,
    serializers: { err: errorInLog },
    hooks: { logMethod: tellRefusalsQuietly },
  },
  destination: process.stderr,
});
