/** Screens that are private, act, or are useless offline; never cached. */
const NEVER_CACHED =
  /^\/(?:api|graphql|assets|v|_next|feeds|login|auth|logout|signup|forgotpassword|profile|account|cart|checkout|guest-checkout|enter|invoice|show-invoice|print-tickets|order|pdf|search|cms|offline|find-order)(?:\/|$)/;
const FILE = /\.[a-z\d]{2,5}$/i;

/** Whether a page at this path may be cached for offline use. */
export const isCacheablePath = (path: string): boolean => !NEVER_CACHED.test(path) && !FILE.test(path);

/** Parameters with private values; addresses with any query are not cached, but the list documents why. */
export const isCacheableAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && isCacheablePath(pathname);

/** Whether a response is a public page. */
export function isCacheableAnswer({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/private|no-store/.test(cacheControl)
  );
}
