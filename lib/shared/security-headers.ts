/** Two years in seconds, which browsers' preload lists require. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Headers on every response of both programs.
 * @param siteUrl the address that visitors use: the CMS uses https if the site does
 */
export const commonHeaders = (
  siteUrl: string,
  { includesSubdomains = false } = {},
): (readonly [name: string, value: string])[] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...(siteUrl.startsWith('https:')
    ? [
        [
          'Strict-Transport-Security',
          `max-age=${String(HSTS_MAX_AGE_S)}${includesSubdomains ? '; includeSubDomains' : ''}`,
        ] as const,
      ]
    : []),
];
