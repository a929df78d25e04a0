import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from './log.ts';

/** Informational output, such as how long a start took, that operators don't need. */
const LEVEL_OF = { error: 'error', warn: 'warn', info: 'debug', log: 'debug', debug: 'debug' } as const;
type Method = keyof typeof LEVEL_OF;

/**
 * Next and other libraries write multi-line messages for people to the console. From now on each such call is one log line, with an
 * error's stack as a field, and empty calls are dropped. Call it before Next is loaded, which wraps the console it finds.
 * @param target the console to take over
 */
export function logConsole(log: Logger, target: Pick<Console, Method> = console): void {
  const take = (method: Method) => {
    target[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = format(...parts.filter((part) => part !== err));
      const message = stripVTControlCharacters(words).trim();
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
