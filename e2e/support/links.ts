import type { APIRequestContext, APIResponse } from '@playwright/test';

/** How many requests run at once. */
const CONCURRENCY = 8;
/** The front server looks up only a few unknown addresses at a time, and asks clients to retry for more. */
const BUSY_RETRIES = 12;
const BUSY_PAUSE_MS = 2_000;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Addresses of this site that a page's HTML refers to: links, scripts, styles, images, videos. */
export function references(html: string, page: string, site: string): string[] {
  // The smallest of a set of sizes: the others come from the same file and the same code. They come first, because a picture is
  // requested once (`identity`), and a small one takes the server a fraction of the time.
  const sets = [...html.matchAll(/\ssrcset="([^" ]+)/gi)].map((match) => match[1] ?? '');
  const attributes = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [...sets, ...attributes]
    .map(decoded)
    .filter((reference) => !/^(?:mailto|tel|data|blob|javascript):/i.test(reference))
    .map((reference) => new URL(reference, site + page))
    .filter(({ origin }) => origin === new URL(site).origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

/** An image is checked in one of its sizes and shapes. */
export const identity = (reference: string): string =>
  /^(\/assets\/i\/[0-9a-f]+)\//.exec(reference)?.[1] ?? reference.replace(/#.*$/, '');

/** An image's JPEG, which the server makes in a tenth of the time of an AVIF, from the same original; anything else as it is. */
export const quickest = (path: string): string =>
  /^\/assets\/i\/[0-9a-f]+\//.test(path) ? path.replace(/\.(?:avif|webp)$/, '.jpg') : path;

/** The ids that a page's anchors can point to. */
export const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => decoded(match[1] ?? '')));

/** Requests an address; retries while the server is busy with other unknown addresses. */
export async function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let attempt = 0; ; attempt += 1) {
    // A kept connection may be closed by the server just as it is used again, which says nothing about the page.
    const response = await request.get(path, { timeout: 60_000, headers: { connection: 'close' } });
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
