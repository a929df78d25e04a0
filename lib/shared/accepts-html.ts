/**
 * Whether an Accept header is that of somebody who opens an address in a browser. Programs, and the scripts of pages, don't ask for HTML.
 */
export const acceptsHtml = (header: string | null | undefined): boolean =>
  header?.includes('text/html') ?? false;
