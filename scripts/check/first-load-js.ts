import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Next's scripts, in their own tags or in the list of those loaded after the first paint (server/html/defer-scripts.ts). */
const SOURCE = /"(\/_next\/static\/chunks\/[^"]+\.js)"(?!\s+nomodule)/gi;

/** Most script that a page may need before it can be used, in bytes transferred (docs/decisions/0006). */
export const FIRST_LOAD_LIMIT = 175 * 1024;

/** The page of samples has every block, and so every island's code. */
export const SAMPLES_SCREEN = '/demo_asdf';
export const ALL_ISLANDS_LIMIT = 184 * 1024;

export type FirstLoad = {
  /** Status of the page's response. */
  readonly status: number;
  /** Gzip bytes of all its first-load scripts. */
  readonly bytes: number;
  readonly scripts: number;
};

/** A response's size on the wire, which `fetch` would hide by decompressing it. */
async function transferred(address: URL): Promise<number> {
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  let bytes = 0;
  for await (const piece of answer ?? []) if (piece instanceof Buffer) bytes += piece.byteLength;
  return bytes;
}

/** Adds up all scripts named in the HTML of a page, except `nomodule` ones. */
export async function firstLoadOf(siteUrl: string, path: string): Promise<FirstLoad> {
  const page = await fetch(`${siteUrl}${path}`);
  const html = await page.text();
  const sources = new Set([...html.matchAll(SOURCE)].map(([, source = '']) => source));
  let bytes = 0;
  for (const source of sources) bytes += await transferred(new URL(source, siteUrl));
  return { status: page.status, bytes, scripts: sources.size };
}

/** Screens that aren't in the sitemap: those of the specification's route table (point 2) and an order's. Owner-only screens take any id. */
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

/** An address without a page: visitors load the 404 screen, too. */
export const NO_PAGE = '/there-is-no-such-page';
