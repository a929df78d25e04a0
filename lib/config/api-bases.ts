/** An address that serves the contract's calls, and the key that stands for it in storage. '' is the site's own. */
export type ApiBase = { readonly key: string; readonly url: string };

/** The attribute of <html> with the configured bases for scripts; absent if there is only the site's own. */
export const API_BASES_ATTRIBUTE = 'data-api-bases';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Path of the calls below a base (spec point 7); a configured base may include it. */
const CALLS = /\/api\/v1$/;

/**
 * A base in canonical form: scheme, host and path without a trailing slash.
 * @returns null if it isn't an address, has a user or a query, or would send tokens unencrypted to another machine
 */
export function normaliseBase(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSecure || `${search}${hash}${username}${password}` !== '') return null;
  return `${origin}${pathname.replace(/\/+$/, '').replace(CALLS, '')}`;
}

/**
 * The key of the base named by a login link (spec point 2, parameter `b`).
 * @param named the link's value; null if it has none, which means the own base
 * @param ownBase the address of the site
 * @returns null if it is not a configured base
 */
export function keyOfBase(
  named: string | null,
  ownBase: string,
  configured: readonly ApiBase[],
): string | null {
  if (named === null || named === '') return '';
  const wanted = normaliseBase(named);
  if (wanted === null) return null;
  if (wanted === normaliseBase(ownBase)) return '';
  return configured.find(({ url }) => normaliseBase(url) === wanted)?.key ?? null;
}

const KEY = /^[a-z][\w-]{0,30}$/;

/** Parses 'key=https://…,key2=https://…'; null if any part has another form. */
export function readApiBases(text: string): ApiBase[] | null {
  const bases = text.split(',').map((part) => {
    const [key = '', ...rest] = part.trim().split('=');
    const url = normaliseBase(rest.join('='));
    return KEY.test(key) && url !== null ? { key, url } : null;
  });
  return bases.every((base) => base !== null) ? bases : null;
}

/** The address of a base by its key, from the page's attribute; null for a key that is no longer configured. */
export function urlOfBase(key: string, attribute: string | null): string | null {
  const found = readApiBases(attribute ?? '')?.find((base) => base.key === key);
  return found ? found.url : null;
}
