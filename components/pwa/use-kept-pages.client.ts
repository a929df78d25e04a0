'use client';

import { useEffect } from 'react';
import { propertyOf } from '@/lib/shared/record';
import { useOnNavigation } from '@/components/layout/use-on-navigation.client';
import { isKeepablePath } from '@/lib/pwa/keepable';
import { ALWAYS_KEPT, forgetKeptPages, pagesInOtherLanguages } from '@/lib/pwa/kept-list';
import { renewTicketsPage } from '@/lib/pwa/kept-tickets';
import { postToWorker } from '@/lib/pwa/registration';
import { browserSession } from '@/lib/session/browser-session';
import { isLoggedIn } from '@/lib/session/selectors';

const LANGUAGE_KEY = 'offline-language';

/** Visitors who asked their browser to save data get nothing that they did not ask for. */
const savesData = () => propertyOf(propertyOf(navigator, 'connection'), 'saveData') === true;

/** Whether the cached offline screen has another language than the page; checked once per page. */
function changedLanguage(): boolean {
  const { lang } = document.documentElement;
  try {
    const isOther = localStorage.getItem(LANGUAGE_KEY) !== lang;
    localStorage.setItem(LANGUAGE_KEY, lang);
    return isOther;
  } catch {
    // A browser that stores nothing for sites has no offline screen either.
    return false;
  }
}

/** Fetches what is cached in another language once more, in the one that the visitor has just chosen. */
async function keepInNewLanguage(): Promise<void> {
  postToWorker({ type: 'RENEW_OFFLINE' });
  if (savesData()) return;
  const others = await pagesInOtherLanguages(document.documentElement.lang);
  postToWorker({ type: 'KEEP', paths: [...new Set([...ALWAYS_KEPT, location.pathname, ...others])] });
  await renewTicketsPage();
}

/**
 * Makes the worker cache visited pages. It caches by itself what the browser loads as a document; client-side navigations are reported to
 * it here.
 * @param path the current path, '' before it is known
 */
export function useKeptPages(path: string): void {
  useOnNavigation(path, () => {
    if (!savesData() && isKeepablePath(path)) postToWorker({ type: 'KEEP', paths: [path] });
  });

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!('serviceWorker' in navigator)) return;
    const begin = () => {
      if (!savesData()) postToWorker({ type: 'KEEP', paths: [...ALWAYS_KEPT, location.pathname] });
    };
    if (serviceWorker.controller) {
      if (changedLanguage()) keepInNewLanguage().catch((cause: unknown) => window.reportError(cause));
      return;
    }
    // The first visit: the worker takes over once it is installed, with an offline screen in this language.
    changedLanguage();
    serviceWorker.addEventListener('controllerchange', begin, { once: true });
    return () => serviceWorker.removeEventListener('controllerchange', begin);
  }, []);

  useEffect(
    () =>
      browserSession().subscribe((session, before) => {
        if (isLoggedIn(before) && !isLoggedIn(session)) void forgetKeptPages();
      }),
    [],
  );
}
