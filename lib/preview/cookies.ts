/** Holds the token of a preview; the browser drops it when the token ends. */
export const PREVIEW_COOKIE = 'preview_token';
/** Holds the moment that an editor looks at, ISO 8601. */
export const AS_OF_COOKIE = 'preview_as_of';

/** Value of one cookie in a Cookie header; null where it is not there. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
