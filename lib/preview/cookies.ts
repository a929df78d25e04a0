/** Holds a preview's token; the browser drops it when the token expires. */
export const PREVIEW_COOKIE = 'preview_token';
/** Holds the point in time that an editor views, ISO 8601. */
export const AS_OF_COOKIE = 'preview_as_of';

/** Value of one cookie in a Cookie header; null if it is missing. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
