import type { Language } from '../contract/languages.ts';

/** The longest that browsers store a cookie: 400 days. */
const COOKIE_AGE_S = 400 * 24 * 60 * 60;

/** The Set-Cookie header that stores a visitor's language. */
export function languageCookie(language: Language, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `lang=${language}; Path=/; Max-Age=${String(COOKIE_AGE_S)}; SameSite=Lax${secure}`;
}
