import { START_PAGE } from '../contract/paths.ts';

/** The url of the start page (spec point 2). */
export const HOME_URL = START_PAGE;

/** A page address, split as in spec point 2. Missing parts are ''. */
export type PagePath = {
  readonly page_url: string;
  readonly item_url: string;
  readonly url_parameter_2: string;
  readonly url_parameter_3: string;
};

/** How many segments an address may have: one page and three parameters. */
const MAX_SEGMENTS = 4;

/** Splits the decoded segments of an address; null if it is longer than any page's. */
export function splitPath(segments: readonly string[]): PagePath | null {
  if (segments.length > MAX_SEGMENTS) return null;
  const [page_url = HOME_URL, item_url = '', url_parameter_2 = '', url_parameter_3 = ''] = segments;
  return { page_url, item_url, url_parameter_2, url_parameter_3 };
}

/** Decodes the percent-encoded segments from the router; null for invalid encoding. */
export function decodeSegments(segments: readonly string[]): string[] | null {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/**
 * Segments as a page gets them, percent-encoded. For a page's metadata, Next passes them decoded, where a lone '%' is not an
 * encoding.
 */
export const encodedSegments = (segments: readonly string[]): string[] =>
  segments.map((segment) => (decodeSegments([segment]) === null ? encodeURIComponent(segment) : segment));

/** The non-empty parts of an address, outermost first. */
export const pathSegments = (path: PagePath): string[] =>
  [path.page_url, path.item_url, path.url_parameter_2, path.url_parameter_3].filter((part) => part !== '');

/** The same address as seen from a page whose own address has `length` segments; the rest becomes its page_url. */
export function pathBelow(path: PagePath, length: number): PagePath {
  const segments = pathSegments(path);
  const [item_url = '', url_parameter_2 = '', url_parameter_3 = ''] = segments.slice(length);
  return { page_url: segments.slice(0, length).join('/'), item_url, url_parameter_2, url_parameter_3 };
}

/** The address without its leading slash; '' is the home page. */
export function pathKey(path: PagePath): string {
  const parts = pathSegments(path);
  return parts.length === 1 && parts[0] === HOME_URL ? '' : parts.join('/');
}
