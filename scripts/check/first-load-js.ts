import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Next's scripts, in tags of their own or in the list of those loaded after first paint (server/html/defer-scripts.ts). */
const SOURCE = /"(\/_next\/static\/chunks\/[^"]+\.js)"(?!\s+nomodule)/gi;

/** No page needs more script than this before it can be used, in bytes transferred (docs/decisions/0006). */
export const FIRST_LOAD_LIMIT = 175 * 1024;

/** The page of samples has every block there is, and so every island's code. */
export const SAMPLES_SCREEN = '/demo_asdf';
export const ALL_ISLANDS_LIMIT = 184 * 1024;

export type FirstLoad = {
  /** Status of the page's response. */
  readonly status: number;
  /** Gzip bytes of all its first-load scripts. */
  readonly bytes: number;
  readonly scripts: number;
};

/** Bytes of an answer as they come over the wire, which `fetch` would hide by unpacking them. */
async function transferred(address: URL): Promise<number> {
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  let bytes = 0;
  for await (const piece of answer ?? []) if (piece instanceof Buffer) bytes += piece.byteLength;
  return bytes;
}

/** Sums up every script that the HTML of an address names, except the `nomodule` one. */
export async function firstLoadOf(siteUrl: string, path: string): Promise<FirstLoad> {
  const page = await fetch(`${siteUrl}${path}`);
  const html = await page.text();
  const sources = new Set([...html.matchAll(SOURCE)].map(([, source = '']) => source));
  let bytes = 0;
  for (const source of sources) bytes += await transferred(new URL(source, siteUrl));
  return { status: page.status, bytes, scripts: sources.size };
}

/** Screens of the specification's route table (its point 2), and an order's, that are not in the sitemap; any id works for owner-only screens. */
export const SCREENS = [
  '/login',
  '/auth',
  '/signup',
  '/forgotpassword',
  '/logout',
  '/profile',
  '/search',
  '/search/taupo',
  '/readme',
  SAMPLES_SCREEN,
  '/invoice/1',
  '/invoice/print/1',
  '/show-invoice/1',
  '/show-invoice/print/1',
  '/print-tickets/1',
  '/order/1',
] as const;

/** The screen that only an event site has. */
export const ENTRY_SCREEN = '/enter/';

/** Screens that exist while the shop is open. */
export const SHOP_SCREENS = ['/shop', '/cart', '/checkout', '/guest-checkout'] as const;

/** The 404 screen is a page that visitors load, too. */
export const NO_PAGE = '/there-is-no-such-page';
