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

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The document of a frame with an editor's code, as it is. */
export function rawCodeDocument({ title, code }: { readonly title: string; readonly code: string }): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
<style>html{color-scheme:light dark}body{margin:0;font-family:system-ui,sans-serif}</style>
</head>
<body>
${code}
</body>
</html>
`;
}
