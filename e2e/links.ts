import type { APIRequestContext, APIResponse } from '@playwright/test';

/** How many requests are under way at once. */
const CONCURRENCY = 8;
/** The server in front looks up only so many doubtful addresses at a time, and asks to come back for more. */
const BUSY_RETRIES = 12;
const BUSY_PAUSE_MS = 2_000;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Addresses of this site that a page's HTML refers to: links, scripts, styles, pictures, films. */
export function references(html: string, page: string, site: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map((match) => match[1] ?? '');
  // Of a set of sizes one: the others are made of the same file by the same code.
  const sets = [...html.matchAll(/\ssrcset="([^" ]+)/gi)].map((match) => match[1] ?? '');
  return [...attributes, ...sets]
    .map(decoded)
    .filter((reference) => !/^(?:mailto|tel|data|blob|javascript):/i.test(reference))
    .map((reference) => new URL(reference, site + page))
    .filter(({ origin }) => origin === new URL(site).origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

/** A picture is looked at in one of its sizes and shapes. */
export const identity = (reference: string): string =>
  /^(\/assets\/i\/[0-9a-f]+)\//.exec(reference)?.[1] ?? reference.replace(/#.*$/, '');

/** The ids that anchors of a page can lead to. */
export const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => decoded(match[1] ?? '')));

/** Asks for an address; waits where the server is busy with others of its kind. */
export async function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await request.get(path, { timeout: 60_000 });
    if (response.status() !== 503 || attempt === BUSY_RETRIES) return response;
    await response.dispose();
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

/** Works through a queue that may grow meanwhile, several at a time. */
export async function drain<T>(queue: T[], work: (item: T) => Promise<void>): Promise<void> {
  let running = 0;
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (queue.length === 0 && running === 0) return resolve();
      while (running < CONCURRENCY) {
        const item = queue.shift();
        if (item === undefined) return;
        running += 1;
        work(item).then(() => {
          running -= 1;
          next();
        }, reject);
      }
    };
    next();
  });
}
