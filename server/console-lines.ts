import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from './log.ts';

/** What they tell by the way, such as how long they took to start, nobody who runs the site waits for. */
const LEVEL_OF = { error: 'error', warn: 'warn', info: 'debug', log: 'debug', debug: 'debug' } as const;
type Method = keyof typeof LEVEL_OF;

/**
 * Next and other libraries write to the console, in several lines for people. From now on each such call is one line of the log, an
 * error among its parts with its stack, and an empty call is none. Call it before Next is loaded, which builds upon what it finds.
 * @param target the console that is taken over
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
