import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import withPwa from 'next-pwa';

/** The worker's source, relative to the repository; next-pwa compiles it into public/sw.js. */
const WORKER_SOURCE = 'lib/pwa/worker/service-worker.ts';

/**
 * What every page needs to run, and the list of offline pages; besides the islands, the rest is cached when used. Names of webpack's chunks: Next's own, those
 * of the routes, and those of dynamic imports. A star, and a cover of the spoiler shield, can be pressed without a connection; so can a bell, which says then that there is none.
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

/** The islands of blocks: a page that was kept before anybody opened it must not lack the code of its own. */
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
    // What Next writes for its server is not served, and only the preloaded fonts are on every page.
    buildExcludes: [/manifest\.js(?:on)?$/, /\.map$/, /static\/media\/(?!.*\.p\.)/],
  })(config);
