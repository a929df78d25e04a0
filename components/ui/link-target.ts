const FILE_PREFIXES = ['/assets/', '/v/', '/api/', '/pdf/'];

/** Says whether an address is a page of this site: a local path that is no file, feed or anchor. */
export function isPageAddress(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return false;
  if (FILE_PREFIXES.some((prefix) => address.startsWith(prefix))) return false;
  const lastSegment = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return !/\.[a-z0-9]{2,5}$/i.test(lastSegment);
}

/**
 * The address that an editor's link leads to: 'news' and '/news' are pages of this site; http(s), mailto and tel stay.
 * @returns null for an address that no link may have (javascript:, data:, …) or an empty one.
 */
export function editorAddress(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(trimmed)) return trimmed;
  return /^[a-z][a-z0-9+.-]*:|^[\\/]/i.test(trimmed) ? null : `/${trimmed}`;
}
