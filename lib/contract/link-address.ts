/** White space, control and format characters, and the backslash, which browsers treat as a slash. */
const FORBIDDEN = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
/** Stands in for the site's own origin; no real address can have it. */
const OWN_ORIGIN = 'https://own.invalid';
const MAX_LENGTH = 2_000;

/** A full web address with a host, but no user name and password, which only serve to mislead. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** A path of this site that can't lead elsewhere, however a browser parses it. */
function isOwnPath(text: string): boolean {
  if (!/^\/(?!\/)/.test(text) || !URL.canParse(text, OWN_ORIGIN)) return false;
  const { origin, pathname } = new URL(text, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//');
}

/**
 * The one rule for stored links, applied when writing and when rendering (docs/decisions/0043): a full http or https address, an email or
 * phone link, a path of this site, or an anchor.
 * @returns the trimmed address, or null if it isn't allowed as a link
 */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  if (address === '' || address.length > MAX_LENGTH || FORBIDDEN.test(address)) return null;
  const isLink = isWebAddress(address) || isOwnPath(address) || /^(?:(?:mailto|tel):[^/]|#)/i.test(address);
  return isLink ? address : null;
}

/**
 * The same for fields where a path may lack its leading slash: 'news' leads to '/news'.
 * @returns null for an address that isn't allowed (javascript:, data:, …) or is empty
 */
export function editorAddress(written: string): string | null {
  const address = written.trim();
  const isPageName = address !== '' && !/^[a-z][a-z0-9+.-]*:|^[#?/\\]/i.test(address);
  return linkAddress(isPageName ? `/${address}` : address);
}
