import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from '../../../lib/shared/security-headers.ts';

export type SecurityOptions = {
  /** The site's address: the CMS shows its pages in a frame, and uses https if the site does. */
  readonly siteUrl: string;
  /** In development Next needs eval for its stack traces, inline scripts, and a WebSocket for updates. */
  readonly isDev?: boolean;
};

const isScreen = (url: string): boolean => /^\/admin(?:[/?]|$)/.test(url);

/** The policy of the CMS's screens: only scripts from their own files, and inline ones with this response's nonce. */
function screenPolicy(nonce: string, { siteUrl, isDev = false }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${isDev ? "'unsafe-inline' 'unsafe-eval'" : `'nonce-${nonce}'`}`,
    // The rich text editor and the tables position elements with style attributes, which can't have a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    `frame-src 'self' ${new URL(siteUrl).origin}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The default policy for everything else: a file may be viewed, but runs nothing. */
const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Sets the headers common to all responses before they are made; a route may override them. Next takes the nonce for its scripts from the
 * request, so a screen's policy is set there too.
 */
export function secureAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  options: SecurityOptions,
): void {
  // A policy in the caller's headers must not choose the nonce.
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  const screen = isScreen(request.url ?? '/');
  const policy = screen ? screenPolicy(randomBytes(16).toString('base64'), options) : FILE_POLICY;
  if (screen) request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  for (const [name, value] of commonHeaders(options.siteUrl)) response.setHeader(name, value);
  if (screen) {
    response.setHeader('X-Frame-Options', 'DENY');
    // The gate scans tickets with the phone's camera.
    response.setHeader(
      'Permissions-Policy',
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    );
  }
}
