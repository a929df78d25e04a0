const FILE_PREFIXES = ['/assets/', '/v/', '/api/', '/pdf/'];

/** Whether an address is a page of this site: a local path that isn't a file, feed or anchor. */
export function isPageAddress(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  if (FILE_PREFIXES.some((prefix) => address.startsWith(prefix))) return false;
  const lastSegment = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return !/\.[a-z0-9]{2,5}$/i.test(lastSegment);
}

/** Attribute of links that the router follows (components/layout/page-links.client.tsx). */
export const PAGE_LINK = 'data-page';

/** Its value on links whose pages are prefetched when they come into view. */
export const PREFETCHED = 'ahead';
