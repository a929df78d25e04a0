'use client';

import { useEffect } from 'react';
import { propertyOf } from '@/lib/shared/record';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';
import { isCacheablePath } from '@/lib/pwa/cacheable';
import { LANGUAGE_HEADER } from '@/lib/pwa/page-cache-key';
import { ALWAYS_OFFLINE, deleteOfflinePages, pagesInOtherLanguages } from '@/lib/pwa/offline-pages';
import { renewTicketsPage } from '@/lib/pwa/offline-tickets';
import { KEPT_AT_ATTRIBUTE, OFFLINE_ADDRESS, OFFLINE_CACHE } from '@/lib/pwa/names';
import { postToWorker } from '@/lib/pwa/registration';
import { browserSession, isLoggedIn } from '@/lib/session/store';

/** Visitors with their browser's data saver on get nothing that they didn't request. */
const savesData = () => propertyOf(propertyOf(navigator, 'connection'), 'saveData') === true;

/**
 * Whether the cached offline screen is in another language than the page: the language was changed, or the screen couldn't be fetched
 * then.
 */
async function isKeptInAnotherLanguage(): Promise<boolean> {
  const html = document.documentElement;
  // A page from the cache may be in another language than the visitor's.
  if (html.hasAttribute(KEPT_AT_ATTRIBUTE)) return false;
  const screen = await (await caches.open(OFFLINE_CACHE)).match(OFFLINE_ADDRESS);
  return screen?.headers.get(LANGUAGE_HEADER) !== html.lang;
}

/** Fetches pages cached in another language again, in the visitor's. */
async function keepInNewLanguage(): Promise<void> {
  if (!(await isKeptInAnotherLanguage())) return;
  postToWorker({ type: 'RENEW_OFFLINE' });
  if (savesData()) return;
  const others = await pagesInOtherLanguages(document.documentElement.lang);
  postToWorker({ type: 'KEEP', paths: [...new Set([...ALWAYS_OFFLINE, location.pathname, ...others])] });
  await renewTicketsPage();
}

/**
 * Makes the service worker cache visited pages. It caches by itself what the browser loads as a document; client-side navigations are
 * reported to it here.
 * @param path the current path, '' before it is known
 */
export function useStoredPages(path: string): void {
  useOnNavigation(path, () => {
    if (!savesData() && isCacheablePath(path)) postToWorker({ type: 'KEEP', paths: [path] });
  });

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!('serviceWorker' in navigator)) return;
    const begin = () => {
      if (!savesData()) postToWorker({ type: 'KEEP', paths: [...ALWAYS_OFFLINE, location.pathname] });
    };
    if (serviceWorker.controller) {
      keepInNewLanguage().catch((cause: unknown) => window.reportError(cause));
      return;
    }
    // The first visit: the worker takes over once installed, with an offline screen in this language.
    serviceWorker.addEventListener('controllerchange', begin, { once: true });
    return () => serviceWorker.removeEventListener('controllerchange', begin);
  }, []);

  useEffect(
    () =>
      browserSession().subscribe((session, before) => {
        if (isLoggedIn(before) && !isLoggedIn(session)) void deleteOfflinePages();
      }),
    [],
  );
}
