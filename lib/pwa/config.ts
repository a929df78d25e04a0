import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import withPwa from 'next-pwa';

/** The worker's source, relative to the repository; next-pwa compiles it into public/sw.js. */
const WORKER_SOURCE = 'lib/pwa/worker/service-worker.ts';

/**
 * Webpack chunks that every page needs to run, and those of the offline screen: Next's own, those of routes, and those of dynamic imports.
 * Apart from these and the islands, chunks are cached when used. Stars, spoiler covers and bells can be pressed offline (a bell then says that
 * there is no connection).
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
  'favourites',
  'kept-pages',
  'notifications',
  'spoilers',
  'weekend-packs',
];

/** Files that list the islands of blocks: a page cached before anybody opened it must have its code. */
const ISLANDS = ['components/islands.client.tsx', 'widgets/islands.client.tsx'];
const islandChunks = (): string[] =>
  ISLANDS.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    return [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  });

/**
 * Adds the service worker to the site's build. Only this file knows next-pwa, so that it can be replaced. components/pwa registers the
 * worker; it waits until the visitor or a navigation activates it, and is not built in development.
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
    chunks: [...new Set([...SHELL_CHUNKS, ...islandChunks()])],
    // Next's server files are not served, and only the preloaded fonts are on every page.
    buildExcludes: [/manifest\.js(?:on)?$/, /\.map$/, /static\/media\/(?!.*\.p\.)/],
  })(config);
