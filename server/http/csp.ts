/** Hosts of players and maps that a visitor can open with a click. */
const FRAME_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
];

/** Additional hosts that scripts may come from and reports may go to. */
export type ExternalSources = { readonly script: readonly string[]; readonly connect: readonly string[] };

export type PolicyOptions = {
  /** Sources (`'sha256-…'`) of the page's own inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of the CMS, which shows pages in a frame during editing. */
  readonly cmsOrigins: readonly string[];
  /** Origins of other content servers that visitors may be signed in to. */
  readonly apiOrigins?: readonly string[];
  readonly isSecure: boolean;
  /** The analytics services and error reporting that the site has configured; none by default. */
  readonly external?: ExternalSources;
  /** Development needs eval for stack traces, inline scripts and a socket for updates. */
  readonly isDev?: boolean;
};

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy({
  scripts,
  cmsOrigins,
  apiOrigins = [],
  isSecure,
  external = { script: [], connect: [] },
  isDev = false,
}: PolicyOptions): string {
  const scriptSources = isDev ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources, ...external.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // Audio and video from other hosts: a podcast's host, an editor's video.
    "media-src 'self' blob: https:",
    ["connect-src 'self'", ...apiOrigins, ...external.connect, ...(isDev ? ['ws:'] : [])].join(' '),
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
