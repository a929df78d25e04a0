import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { compileEagerly } from './lib/build/eager-compile.ts';
import { CONTENT_EXPIRE_S, CONTENT_REVALIDATE_S } from './lib/content/cache.ts';
import { withOffline } from './lib/pwa/config.ts';
import { ANY_DOCUMENT, DOCUMENT_PAGES } from './lib/content/shop-screens.ts';
import { INITIAL_LANGUAGE, LANGUAGES } from './lib/contract/languages.ts';

/** Everything that lives outside the language folder. */
const NOT_A_PAGE = '_next/|api/|feeds/|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|icons/|fonts/';
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== INITIAL_LANGUAGE).join('|');

const hasSourceMaps = process.env.NEXT_SOURCE_MAPS === '1';

const config: NextConfig = {
  // Several builds can live side by side, for example one under test.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheComponents: true,
  partialPrefetching: false,
  cacheLife: {
    content: { stale: CONTENT_REVALIDATE_S, revalidate: CONTENT_REVALIDATE_S, expire: CONTENT_EXPIRE_S },
  },
  // Types are checked by `npm test`; a visitor's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // For bench/script-sizes.ts, which asks where the bytes come from.
  productionBrowserSourceMaps: hasSourceMaps,
  poweredByHeader: false,
  // The server in front compresses each page once and keeps the bytes; only the benchmark's plain `next start` has to do it itself.
  compress: process.env.NEXT_COMPRESS === '1',
  // Rendered pages stay in bounded memory. Files would grow with every path, and outlive the database they were made from.
  experimental: { isrFlushToDisk: false },
  // It hooks into Node's own modules, which a bundle would hide from it; loaded only where a DSN is set.
  serverExternalPackages: ['@sentry/nextjs'],
  reactStrictMode: true,
  webpack: (settings: { plugins: unknown[] }, { dev, isServer }) => {
    if (!dev && !isServer) settings.plugins.push(compileEagerly);
    return settings;
  },
  rewrites: async () => ({
    // The UI language is a cookie, not a part of the address: /news is /de/news inside for a reader of German.
    beforeFiles: [
      // Documents of a kind are one page, whose script reads the address; the server makes and keeps no page for each.
      {
        source: `/:page(${DOCUMENT_PAGES.join('|')})/:id((?!print$)[^/]+)`,
        destination: `/:page/${ANY_DOCUMENT}`,
      },
      {
        source: `/:page(${DOCUMENT_PAGES.join('|')})/print/:id([^/]+)`,
        destination: `/:page/print/${ANY_DOCUMENT}`,
      },
      {
        source: `/:path((?!${NOT_A_PAGE}).*)`,
        has: [{ type: 'cookie', key: 'lang', value: `(?<lang>${OTHER_LANGUAGES})` }],
        destination: '/:lang/:path',
      },
      {
        source: `/:path((?!${NOT_A_PAGE}).*)`,
        // Each rule sees what the one before it made; without this, /de/news would become /en/de/news.
        missing: [{ type: 'cookie', key: 'lang', value: `(${OTHER_LANGUAGES})` }],
        destination: `/${INITIAL_LANGUAGE}/:path`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default (phase: string): NextConfig =>
  // A build for measuring leaves the worker of the real one alone.
  withOffline(config, phase === PHASE_DEVELOPMENT_SERVER || hasSourceMaps);
