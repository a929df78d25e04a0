import { decodedPath } from '@/lib/shared/decoded-path';

/** Where a visitor goes who has nowhere to go back to. */
export const HOME = '/';
/** Screens that a sign-in never returns to: they would sign out again, or ask to sign in. */
const NEVER: ReadonlySet<string> = new Set(['login', 'auth', 'logout']);
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;
const MAX_LENGTH = 2000;

/** Whether a path, once its percent signs are read, could be taken for another host or is a screen that is never returned to. */
function isBarred(pathname: string): boolean {
  const plain = decodedPath(pathname);
  if (plain === null || FORBIDDEN.test(plain) || plain.startsWith('//')) return true;
  const [, first = ''] = plain.split('/');
  return NEVER.has(first.toLowerCase());
}

/**
 * A remembered or received address as a path of this site, with its query and hash; '/' for anything that leads elsewhere or is
 * unclear (safety: open redirects).
 * @param target the remembered value; may be anything
 * @param origin this site's origin
 */
export function safeRedirect(target: string | null | undefined, origin: string): string {
  if (!target || target.length > MAX_LENGTH || !target.startsWith('/') || target.startsWith('//'))
    return HOME;
  if (FORBIDDEN.test(target) || !URL.canParse(target, origin)) return HOME;
  const address = new URL(target, origin);
  if (address.origin !== origin || isBarred(address.pathname)) return HOME;
  return `${address.pathname}${address.search}${address.hash}`;
}
