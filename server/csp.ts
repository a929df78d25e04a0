import { createHash } from 'node:crypto';

/** Players and maps that a visitor may open by a click. */
const FRAME_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
];

/** Types of a `<script>` that the browser runs; any other is data, which a policy does not touch. */
const EXECUTABLE = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/i;
const TYPE = /\stype\s*=\s*["']?([\w/+.-]+)/i;
const SOURCE = /\ssrc\s*=/i;

/**
 * The `'sha256-…'` sources of all inline scripts of a page, each once.
 * Walks with indexOf, so its time is linear whatever the page holds.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let open = html.indexOf('<script'); open !== -1; open = html.indexOf('<script', open)) {
    const bodyStart = html.indexOf('>', open) + 1;
    if (bodyStart === 0) break;
    const attributes = html.slice(open + '<script'.length, bodyStart - 1);
    const bodyEnd = html.indexOf('</script', bodyStart);
    if (bodyEnd === -1) break;
    open = bodyEnd;
    if (SOURCE.test(attributes) || !EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? '')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(html.slice(bodyStart, bodyEnd)).digest('base64')}'`);
  }
  return [...hashes];
}

export type PolicyOptions = {
  /** `'sha256-…'` sources of the page's own inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of the CMS, which shows pages in a frame while they are edited. */
  readonly cmsOrigins: readonly string[];
  readonly isSecure: boolean;
  /** Development needs eval for its stack traces, inline scripts and a socket for updates. */
  readonly isDev?: boolean;
};

/** The Content-Security-Policy of one page. */
export function contentSecurityPolicy({
  scripts,
  cmsOrigins,
  isSecure,
  isDev = false,
}: PolicyOptions): string {
  const scriptSources = isDev ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    ["frame-src 'self'", ...FRAME_SOURCES].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...cmsOrigins].join(' '),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
