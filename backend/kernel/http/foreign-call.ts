import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../../lib/contract/paths.ts';

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls of the contract ignore cookies and deliberately serve other sites. Next only handles them in development. */
const CONTRACT_PATHS = [API_BASE_PATH, GRAPHQL_PATH];
/** Values of Sec-Fetch-Site for requests made by the CMS's own pages, or by the user directly. */
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);
const SESSION_COOKIE = /(?:^|;)\s*payload-token=/;
const REFUSAL = 'This call comes from another site. Open the CMS and try again.';

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value?.split(',', 1)[0])?.trim() || undefined;

/** Whether a URL has the host and port that this request was sent to. */
function isOwnAddress(address: string, headers: IncomingHttpHeaders): boolean {
  const host = first(headers['x-forwarded-host']) ?? headers.host;
  if (host === undefined || !URL.canParse(address)) return false;
  const { protocol, host: from } = new URL(address);
  const own = `${protocol}//${host}`;
  return from !== '' && URL.canParse(own) && new URL(own).host === from;
}

function comesFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const fetchSite = first(headers['sec-fetch-site']);
  if (fetchSite !== undefined && !OWN_FETCH_SITES.has(fetchSite)) return true;
  if (headers.origin !== undefined) return !isOwnAddress(headers.origin, headers);
  if (fetchSite !== undefined) return false;
  if (headers.referer !== undefined) return !isOwnAddress(headers.referer, headers);
  // Browsers declare a request's origin. Other programs must send their own token.
  return headers.authorization === undefined && SESSION_COOKIE.test(headers.cookie ?? '');
}

const isContractCall = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  return CONTRACT_PATHS.some((base) => path === base || path.startsWith(`${base}/`));
};

/**
 * Whether a request would change something in the CMS and wasn't made by one of its own pages (docs/decisions/0042). Any page on the same
 * host, whatever its port, sends the session cookie along.
 */
export function isForeignCall({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  return !READING_METHODS.has(method) && !isContractCall(url) && comesFromElsewhere(headers);
}

/** Rejects a foreign call, in the error format of the CMS's screens. */
export function refuseForeignCall(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message: REFUSAL }] }));
}
