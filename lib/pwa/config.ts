import type { NextConfig } from 'next';
import withPwa from 'next-pwa';

/** Where the worker's source is, from the repository's folder; next-pwa compiles it into public/sw.js. */
const WORKER_SOURCE = 'lib/pwa/worker/service-worker.ts';

/**
 * What every page needs to run, and the list of kept pages; the rest is kept as it is used. Names of webpack's chunks: Next's own,
 * those of the routes, and two that the dynamic imports give.
 */
const SHELL_CHUNKS = [
  'webpack',
  'main-app',
  'app/[lang]/layout',
  'app/[lang]/error',
  'app/[lang]/(site)/layout',
  'app/[lang]/(site)/[[...path]]/page',
  'app/[lang]/(site)/[[...path]]/not-found',
  'background',
  'kept-pages',
];

/**
 * Adds the service worker to the site's build. All that knows next-pwa is this file, so that a successor can take its place.
 * The worker is registered by components/pwa, waits until the visitor or a navigation applies it, and is not made in development.
 */
export const withOffline = (config: NextConfig, isDevelopment: boolean): NextConfig =>
  withPwa({
    dest: 'public',
    swSrc: WORKER_SOURCE,
    register: false,
    skipWaiting: false,
    cacheStartUrl: false,
    reloadOnOnline: false,
    disable: isDevelopment,
    additionalManifestEntries: [],
    chunks: SHELL_CHUNKS,
    // What Next writes for its server is not served, and of the fonts only those are on every page that are preloaded.
    buildExcludes: [/manifest\.js(?:on)?$/, /\.map$/, /static\/media\/(?!.*\.p\.)/],
  })(config);
