import { htmlDocument } from '@/lib/shared/html-document';

/**
 * What an editor's code may do: run its own scripts and load https resources, in an origin of its own. It has no cookies, no storage and
 * no access to the page around it, and no other site may frame it.
 */
export const RAW_CODE_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: data: blob:',
  'connect-src https:',
  'frame-src https:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The document of a frame with an editor's code, unchanged. */
export const rawCodeDocument = ({ title, code }: { readonly title: string; readonly code: string }): string =>
  htmlDocument({
    language: null,
    title,
    head: '<meta name="color-scheme" content="light dark">',
    style: 'html{color-scheme:light dark}body{margin:0;font-family:system-ui,sans-serif}',
    body: code,
  });
