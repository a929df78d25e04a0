import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { LATER_TEXTS_PATH } from '../../i18n/later-areas';
import { isCacheableAddress } from '../cacheable';
import { readMessage } from '../messages';
import {
  FILES_CACHE,
  OFFLINE_ADDRESS,
  OFFLINE_CACHE,
  PAGES_CACHE,
  TICKETS_CACHE,
  TICKETS_PAGE,
} from '../names';
import { limitedTo, cachePages, cachedByLanguage, marked, MAX_PAGES } from './cached-pages';
import { openNotified, showPush } from './notifications';
import { filesOfPacks, picturesOfPacks } from './pack-files';
import { renewSubscription } from './renew-subscription';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** How long a page may take before a cached one is shown instead, at a track with poor signal. */
const PAGE_WAIT_S = 5;
const MAX_FILES = 120;
const MAX_PICTURES = 150;

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const SVG = { 'content-type': 'image/svg+xml' };

precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
// So that even the very first page of a visit can be cached.
clientsClaim();

const renewOffline = async () => {
  const response = await fetch(OFFLINE_ADDRESS, { headers: { accept: 'text/html' } });
  if (response.ok) await (await caches.open(OFFLINE_CACHE)).put(OFFLINE_ADDRESS, response);
};

// The names of build files contain a content hash, and so do the addresses of texts.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/_next/static/') || url.pathname.startsWith(LATER_TEXTS_PATH)),
  new CacheFirst({
    cacheName: FILES_CACHE,
    plugins: [limitedTo(MAX_FILES), filesOfPacks],
  }),
);

// So do the addresses of images.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/i/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [limitedTo(MAX_PICTURES), picturesOfPacks],
  }),
);

// Pages come from the network; cached ones are used when it does not respond.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isCacheableAddress(url),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PAGE_WAIT_S,
    plugins: [cachedByLanguage, limitedTo(MAX_PAGES)],
  }),
);

// So does the tickets page. The cached one shows the tickets that its script has stored (lib/pwa/offline-tickets.ts).
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && /^\/print-tickets\/[^/]+$/.test(url.pathname),
  new NetworkFirst({
    cacheName: TICKETS_CACHE,
    networkTimeoutSeconds: PAGE_WAIT_S,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => TICKETS_PAGE,
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? marked(cachedResponse) : null,
      },
    ],
  }),
);

// Every other page comes from the network only, or is the offline screen if that fails. Calls and files are not handled.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isCacheableAddress(url),
  async ({ request }) => fetch(request),
);
setCatchHandler(async ({ request }) => {
  // An empty image keeps the placeholder behind it visible.
  if (request.destination === 'image') return new Response(NO_PICTURE, { headers: SVG });
  if (request.mode !== 'navigate') return Response.error();
  return (await caches.match(OFFLINE_ADDRESS)) ?? Response.error();
});

self.addEventListener('install', (event) => {
  event.waitUntil(renewOffline());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'APPLY_UPDATE') event.waitUntil(self.skipWaiting());
  if (message?.type === 'KEEP') event.waitUntil(cachePages(message.paths, self.location.origin));
  if (message?.type === 'RENEW_OFFLINE') event.waitUntil(renewOffline());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text() ?? ''));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotified(self, event.notification.data));
});
