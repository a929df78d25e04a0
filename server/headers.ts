import type { Env } from '../lib/config/env.ts';

/** Seconds in two years, what browsers' preload lists ask for. */
const HSTS_MAX_AGE_S = 63_072_000;

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Headers of one hop only (RFC 9110 section 7.6.1); they are never passed on. */
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

/** The headers that every answer of the site carries, page or not. */
export function securityHeaders(siteUrl: string): HeaderList {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(), usb=()',
    ],
    ...(siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', `max-age=${String(HSTS_MAX_AGE_S)}; includeSubDomains`] as const]
      : []),
  ];
}

/** Other content servers that a login link may name, which scripts of the page then talk to. */
export const apiOrigins = ({ apiBases }: Pick<Env, 'apiBases'>): string[] => [
  ...new Set(apiBases.map(({ url }) => new URL(url).origin)),
];
