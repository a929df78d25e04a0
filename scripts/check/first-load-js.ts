/** Next's scripts, in tags of their own or in the list of those that come after the first paint (server/late-scripts.ts). */
const SOURCE = /"(\/_next\/static\/chunks\/[^"]+\.js)"(?!\s+nomodule)/gi;

/** No page brings more script than this before it can be used, in bytes over the line (docs/decisions/0006). */
export const FIRST_LOAD_LIMIT = 175 * 1024;

export type FirstLoad = {
  /** Of the page's answer. */
  readonly status: number;
  /** Gzip bytes of all its first scripts. */
  readonly bytes: number;
  readonly scripts: number;
};

/** Weighs every script that the HTML of an address names, without the one for browsers that know no modules. */
export async function firstLoadOf(siteUrl: string, path: string): Promise<FirstLoad> {
  const page = await fetch(`${siteUrl}${path}`);
  const html = await page.text();
  const sources = new Set([...html.matchAll(SOURCE)].map(([, source = '']) => source));
  let bytes = 0;
  for (const source of sources) {
    // What goes over the line, which `fetch` would hide behind the unpacked body.
    const head = await fetch(new URL(source, siteUrl), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    bytes += Number(head.headers.get('content-length'));
  }
  return { status: page.status, bytes, scripts: sources.size };
}

/** The screens of the specification's route table (its point 2) that no sitemap lists; any id stands for those of an owner. */
export const SCREENS = [
  '/login',
  '/auth',
  '/signup',
  '/forgotpassword',
  '/logout',
  '/profile',
  '/enter/',
  '/search',
  '/search/taupo',
  '/readme',
  '/demo_asdf',
  '/invoice/1',
  '/invoice/print/1',
  '/show-invoice/1',
  '/show-invoice/print/1',
  '/print-tickets/1',
] as const;

/** Those that are there while the shop is open. */
export const SHOP_SCREENS = ['/shop', '/cart', '/checkout'] as const;

/** The 404 screen is a page that visitors load, too. */
export const NO_PAGE = '/there-is-no-such-page';
