/** Screens that are a visitor's own, that act, or that are of no use without a connection; never kept. */
const NEVER_KEPT =
  /^\/(?:api|graphql|assets|v|_next|feeds|login|auth|logout|signup|forgotpassword|profile|account|cart|checkout|enter|invoice|show-invoice|print-tickets|pdf|search|cms|offline)(?:\/|$)/;
const FILE = /\.[a-z\d]{2,5}$/i;

/** Whether a page at this path may be kept for times without a connection. */
export const isKeepablePath = (path: string): boolean => !NEVER_KEPT.test(path) && !FILE.test(path);

/** Parameters that hold what nobody else may see; an address with any query is not kept, but the list says why. */
export const isKeepableAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && isKeepablePath(pathname);

/** Whether an answer is a page that anyone may see. */
export function isKeepableAnswer({
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
