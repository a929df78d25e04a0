import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from './log.ts';

/** Informational output, such as start-up times, counts as `debug`: operators don't need it. */
const LEVEL_OF = { error: 'error', warn: 'warn', info: 'debug', log: 'debug', debug: 'debug' } as const;
type Method = keyof typeof LEVEL_OF;

/**
 * Turns console output into log lines. Next and other libraries write multi-line messages to the console; each call becomes one line,
 * with an error's stack as a field, and empty calls are dropped. Call this before Next is loaded, which wraps the console it finds.
 * @param target the console to replace
 */
export function logConsole(log: Logger, target: Pick<Console, Method> = console): void {
  const take = (method: Method) => {
    target[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = format(...parts.filter((part) => part !== err));
      const message = stripVTControlCharacters(text).trim();
      if (err) log[LEVEL_OF[method]]({ err }, message === '' ? err.message : message);
      else if (message !== '') log[LEVEL_OF[method]](message);
    };
  };
  take('error');
  take('warn');
  take('info');
  take('log');
  take('debug');
}
