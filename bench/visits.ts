import { Agent, get } from 'node:http';

/** English and one with a script of its own: with all addresses of the demo some 2,100 different pages. */
export const LANGUAGES = ['en', 'ar'] as const;
export const CONNECTIONS = 8;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Closes the connections that are kept open. */
export const endVisits = (): void => agent.destroy();

/** Requests an address. @param onText gets the answer, which then must not be compressed */
export const ask = (
  url: string,
  headers: Readonly<Record<string, string>>,
  onText?: (text: string) => void,
): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let text = '';
      if (onText) answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      else answer.resume();
      answer.on('end', () => {
        onText?.(text);
        resolve();
      });
    }).on('error', reject);
  });

/** Reads a page as a browser of a language does. */
export const readPage = (url: string, lang: string): Promise<void> =>
  ask(url, { 'accept-encoding': 'br', cookie: `lang=${lang}` });

/** Runs a task for every item, a few at a time. */
export async function each<T>(items: Iterable<T>, task: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = waiting.next(); next.done !== true; next = waiting.next()) await task(next.value);
    }),
  );
}
