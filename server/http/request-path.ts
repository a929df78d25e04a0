import { decodedPath } from '../../lib/shared/decoded-path.ts';

/** No page has a longer address; the limit keeps cache keys, logs and look-ups small. */
export const MAX_URL_LENGTH = 2048;

/**
 * Query parameters that don't change the page: those of advertising and email tools, which say where a visitor came from, and that
 * of Next's router, which repeats its headers.
 */
const NEUTRAL_PARAMETER = /^(?:_rsc|utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl)$/;

export type RequestPath =
  | { readonly kind: 'path'; readonly path: string; readonly query: string }
  /** The same address in the site's canonical spelling. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'bad'; readonly status: 400 | 414 };

const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;
const NEEDLESS_ESCAPE = /%(?:2d|2e|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi;
const LOWER_CASE_ESCAPE = /%(?:[a-f][0-9a-f]|[0-9][a-f])/g;

/**
 * Validates and splits a request's address. Each address has one canonical spelling, so that nobody can fill the cache or load the
 * renderer with many spellings of one page.
 */
export function parseRequestPath(url: string): RequestPath {
  if (url.length > MAX_URL_LENGTH) return { kind: 'bad', status: 414 };
  const mark = url.indexOf('?');
  const raw = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const plain = decodedPath(raw);
  if (!raw.startsWith('/') || plain === null || FORBIDDEN.test(plain) || /[^\u0021-\u007e]/.test(raw)) {
    return { kind: 'bad', status: 400 };
  }
  if (plain.split('/').some((segment) => segment === '.' || segment === '..'))
    return { kind: 'bad', status: 400 };
  const path = raw
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape))
    .replace(LOWER_CASE_ESCAPE, (escape) => escape.toUpperCase());
  if (path !== raw) return { kind: 'redirect', to: query === '' ? path : `${path}?${query}` };
  return { kind: 'path', path, query };
}

/** Whether a query doesn't change the page. */
export function isNeutralQuery(query: string): boolean {
  if (query === '') return true;
  return query.split('&').every((pair) => NEUTRAL_PARAMETER.test(pair.split('=', 1)[0] ?? ''));
}
