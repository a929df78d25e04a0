import { randomBytes } from 'node:crypto';
import { config } from '../../kernel/config.ts';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { signed } from '../auth/keys.ts';

/** Remembers that somebody has signed in to the CMS in this browser. It grants no access by itself. */
const COOKIE = 'cms-browser';
const DAYS = 180;
const MAX_AGE_SECONDS = DAYS * 24 * 60 * 60;
const ID_BYTES = 16;

const signature = (email: string, id: string): string => signed('cms-browser', `${email}\n${id}`);

/** The id of a browser in which this account has signed in before, or null. @param email in lower case @param cookies the Cookie header */
export function knownBrowser(email: string, cookies: string | null): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=', 2);
    const [id = '', mark = ''] = value.split('.', 2);
    if (name === COOKIE && id !== '' && isSame(mark, signature(email, id))) return id;
  }
  return null;
}

/** The Set-Cookie header that makes a browser known for an account. @param id the browser's id, if it already has one */
export function rememberBrowser(email: string, id: string | null): string {
  const named = id ?? randomBytes(ID_BYTES).toString('base64url');
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${named}.${signature(email, named)}`;
  return `${COOKIE}=${value}; Max-Age=${String(MAX_AGE_SECONDS)}; Path=/api/users; HttpOnly; SameSite=Lax${secure}`;
}
