import { HOME_URL } from './app-routes';

/** A page address, split as in spec point 2. Missing parts are ''. */
export type PagePath = {
  readonly page_url: string;
  readonly item_url: string;
  readonly url_parameter_2: string;
  readonly url_parameter_3: string;
};

/** How many segments an address may have: one page and three parameters. */
const MAX_SEGMENTS = 4;

/** Splits the decoded segments of an address; null when it is longer than any page can be. */
export function splitPath(segments: readonly string[]): PagePath | null {
  if (segments.length > MAX_SEGMENTS) return null;
  const [page_url = HOME_URL, item_url = '', url_parameter_2 = '', url_parameter_3 = ''] = segments;
  return { page_url, item_url, url_parameter_2, url_parameter_3 };
}

/** Decodes the segments that the router hands over percent-encoded; null for bad encoding. */
export function decodeSegments(segments: readonly string[]): string[] | null {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/**
 * Segments as a page gets them, percent-encoded. Next hands them decoded to what makes the page's metadata, where a lone '%' is no
 * encoding.
 */
export const encodedSegments = (segments: readonly string[]): string[] =>
  segments.map((segment) => (decodeSegments([segment]) === null ? encodeURIComponent(segment) : segment));

/** The parts of an address that are there, outermost first. */
export const pathSegments = (path: PagePath): string[] =>
  [path.page_url, path.item_url, path.url_parameter_2, path.url_parameter_3].filter((part) => part !== '');

/** The same address as seen from a page whose own address takes `length` segments; those become its page_url. */
export function pathBelow(path: PagePath, length: number): PagePath {
  const segments = pathSegments(path);
  const [item_url = '', url_parameter_2 = '', url_parameter_3 = ''] = segments.slice(length);
  return { page_url: segments.slice(0, length).join('/'), item_url, url_parameter_2, url_parameter_3 };
}

/** The address without its leading slash; '' is the start page. */
export function pathKey(path: PagePath): string {
  const parts = pathSegments(path);
  return parts.length === 1 && parts[0] === HOME_URL ? '' : parts.join('/');
}
