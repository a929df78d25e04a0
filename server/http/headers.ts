import type { Env } from '../../lib/config/env.ts';
import { commonHeaders } from '../../lib/shared/security-headers.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Hop-by-hop headers (RFC 9110 section 7.6.1); they are never forwarded. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of every response of the site, page or not. */
export function securityHeaders(siteUrl: string): HeaderList {
  return [
    ...commonHeaders(siteUrl, { includesSubdomains: true }),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(), usb=()',
    ],
  ];
}

/** Origins of other content servers that a login link may name, which the page's scripts then call. */
export const apiOrigins = ({ apiBases }: Pick<Env, 'apiBases'>): string[] => [
  ...new Set(apiBases.map(({ url }) => new URL(url).origin)),
];
