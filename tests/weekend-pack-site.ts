import { http, HttpResponse, type HttpHandler } from 'msw';
import type { PackContents } from '@/lib/pwa/packs/contents';
import english from '@/locales/en.json';

export const SCRIPT = '/_next/static/chunks/page.js';
export const MAP = '/assets/i/abc/original/800.avif';

/** What the site has for a round's weekend pack; a test changes it as an office, or a lost connection, would. */
export type PackSite = {
  contents: PackContents | null;
  /** Paths that get no answer. */
  readonly unreachable: Set<string>;
  /** Paths that are answered with a status. */
  readonly refused: Map<string, number>;
  /** Paths that are answered only after something. */
  readonly held: Map<string, Promise<null>>;
  /** Titles that pages have while the spoiler shield covers them, in HTML. */
  readonly covered: Map<string, string>;
  /** The language that the visitor has chosen, maybe in another tab; '' for that of the page. */
  language: string;
  /** What the pages say. */
  words: string;
  /** Paths that were fetched, in order. */
  readonly fetched: string[];
  /** Whether answers say how long they are. */
  saysSizes: boolean;
};

export const teretonga: PackContents = {
  round: 'teretonga',
  name: 'Teretonga',
  mark: '',
  ends_at: '2027-01-24T10:59:59Z',
  pages: ['/round/teretonga', '/round/teretonga/entries', '/circuit/teretonga'],
  pictures: [MAP],
};

export const createPackSite = (): PackSite => ({
  contents: teretonga,
  unreachable: new Set(),
  refused: new Map(),
  held: new Map(),
  covered: new Map(),
  language: '',
  words: 'as planned',
  fetched: [],
  saysSizes: true,
});

const PAGE_BYTES = 1000;

async function answerPage(site: PackSite, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  await site.held.get(pathname);
  if (site.unreachable.has(pathname)) return HttpResponse.error();
  const status = site.refused.get(pathname);
  if (status !== undefined) return new HttpResponse(null, { status });
  const sizes = site.saysSizes ? { 'content-length': String(PAGE_BYTES) } : undefined;
  if (request.method === 'HEAD') return new HttpResponse(null, { ...(sizes && { headers: sizes }) });
  site.fetched.push(pathname);
  if (pathname.startsWith('/assets/') || pathname.startsWith('/_next/')) return HttpResponse.text('a file');
  const language = site.language || document.documentElement.lang;
  const instead = site.covered.get(pathname);
  const mark = instead === undefined ? '' : ` data-tells="20475 a4" data-covered-title="${instead}"`;
  const head = `<title>Page ${pathname}</title><script src="${SCRIPT}"></script>`;
  const html = `<html lang="${language}"><head>${head}</head><body><main${mark}>${site.words}</main></body></html>`;
  return new HttpResponse(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}

/** The site as its visitors' browsers reach it. */
export const packHandlers = (site: PackSite): HttpHandler[] => [
  http.get('*/api/weekend-pack', async () => {
    await site.held.get('/api/weekend-pack');
    if (site.unreachable.has('/api/weekend-pack')) return HttpResponse.error();
    return site.contents === null
      ? HttpResponse.json({ success: false }, { status: 404 })
      : HttpResponse.json(site.contents);
  }),
  http.get('*/api/texts/:language', () => HttpResponse.json(english)),
  http.all('*', ({ request }) => answerPage(site, request)),
];
