import 'server-only';
import { NextResponse } from 'next/server';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** A path of this site; '/' for anything that would lead elsewhere. */
export function sitePath(wanted: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/';
}

/** The page from which a preview form was sent; the home page if the browser does not say. */
export function cameFrom(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { pathname, search } = new URL(referrer);
  return sitePath(`${pathname}${search}`);
}

/** Redirects to a path of this site. The address is relative: behind a proxy this server does not know its own. */
export const redirectTo = (path: string): NextResponse =>
  new NextResponse(null, { status: 303, headers: { ...PRIVATE, Location: path } });

/**
 * A preview cookie. The CMS frames the site and may be on another host, so the cookie must be sent there, too.
 * @param expires epoch milliseconds; 0 removes the cookie
 */
export const previewCookie = (name: string, value: string, expires: number) =>
  ({
    name,
    value,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    expires: new Date(expires),
  }) as const;
