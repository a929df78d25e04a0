import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { compileEagerly } from './lib/build/eager-compile.ts';
import { CONTENT_EXPIRE_S, CONTENT_REVALIDATE_S } from './lib/content/cache.ts';
import { writePageStyles } from './lib/build/page-styles.ts';
import { shareSiteScript, shortenHashes, type ClientBuild } from './lib/build/site-script.ts';
import { textsVersion } from './lib/build/texts-version.ts';
import { ANY_DOCUMENT, DOCUMENT_PAGES } from './lib/shop/shop-screens.ts';
import { INITIAL_LANGUAGE, LANGUAGES } from './lib/contract/languages.ts';

/** Every route outside the language folder. */
const NOT_A_PAGE =
  '_next/|api/|feeds/|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|icons/|fonts/|share/';
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== INITIAL_LANGUAGE).join('|');

const hasSourceMaps = process.env.NEXT_SOURCE_MAPS === '1';

const config: NextConfig = {
  // Several builds can exist side by side, for example one under test.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheComponents: true,
  partialPrefetching: false,
  cacheLife: {
    content: { stale: CONTENT_REVALIDATE_S, revalidate: CONTENT_REVALIDATE_S, expire: CONTENT_EXPIRE_S },
  },
  // `npm test` checks types; the first start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // For bench/script-sizes.ts, which maps bytes to source files.
  productionBrowserSourceMaps: hasSourceMaps,
  poweredByHeader: false,
  // The list of files that a copy without node_modules would need: nobody makes one, and it takes a third of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // The front server compresses each page once and caches the bytes; only the benchmark's plain `next start` has to do it itself.
  compress: process.env.NEXT_COMPRESS === '1',
  // The front server holds finished pages (server/cache/page-cache.ts), so Next needs few of its own.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  cacheHandler: fileURLToPath(new URL('lib/content/rendered-pages.ts', import.meta.url)),
  experimental: {
    // Rendered pages stay in bounded memory. Files would grow with every path, and outlive the database they were rendered from.
    isrFlushToDisk: false,
    // Most of the routes (feeds, drawn pictures, account screens) are asked for long after the start, or never.
    preloadEntriesOnStart: false,
    // In development, what a page loads later is compiled then: a quarter less work before the first page.
    turbopackLazyDynamicImports: true,
    turbopackLazyDynamicImportsSSR: true,
  },
  // It hooks into Node's own modules, which a bundle would hide from it; loaded only if a DSN is set.
  serverExternalPackages: ['@sentry/nextjs'],
  reactStrictMode: true,
  // Development only: the service worker, for which builds need webpack, isn't made there.
  turbopack: { root: import.meta.dirname },
  webpack: (settings: ClientBuild, { dev, isServer }) => {
    if (!dev && !isServer) {
      settings.plugins.push(compileEagerly, writePageStyles);
      shareSiteScript(settings);
      shortenHashes(settings);
    }
    return settings;
  },
  rewrites: async () => ({
    // The UI language is a cookie, not part of the address: /news is /de/news internally for a German reader.
    beforeFiles: [
      // All documents of a kind are one page, whose script reads the address; the server renders and caches no page for each.
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
        // Each rule sees the result of the one before; without this, /de/news would become /en/de/news.
        missing: [{ type: 'cookie', key: 'lang', value: `(${OTHER_LANGUAGES})` }],
        destination: `/${INITIAL_LANGUAGE}/:path`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default async (phase: string): Promise<NextConfig> => {
  // A server that runs compiles nothing, and need not have the sources.
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  // Loaded here: it brings workbox and babel, half a second of every start and 75 MB.
  const { withOffline } = await import('./lib/pwa/config.ts');
  return withOffline(
    { ...config, env: { TEXTS_VERSION: textsVersion() } },
    // A build for measuring doesn't overwrite the real build's worker.
    phase === PHASE_DEVELOPMENT_SERVER || hasSourceMaps,
  );
};
