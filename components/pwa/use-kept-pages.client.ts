'use client';

import { useEffect } from 'react';
import { useOnNavigation } from '@/components/layout/use-on-navigation.client';
import { isKeepablePath } from '@/lib/pwa/keepable';
import { ALWAYS_KEPT, forgetKeptPages } from '@/lib/pwa/kept-list';
import { tellWorker } from '@/lib/pwa/registration';
import { browserSession } from '@/lib/session/browser-session';
import { isLoggedIn } from '@/lib/session/selectors';

const LANGUAGE_KEY = 'offline-language';

/** Visitors who asked their browser to save data get nothing that they did not ask for. */
const savesData = () =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Whether the offline screen was kept in another language than the page has; asked once a page. */
function changedLanguage(): boolean {
  const { lang } = document.documentElement;
  try {
    const isOther = localStorage.getItem(LANGUAGE_KEY) !== lang;
    localStorage.setItem(LANGUAGE_KEY, lang);
    return isOther;
  } catch {
    // A browser that keeps nothing of a site keeps no screen of it either.
    return false;
  }
}

/**
 * Has the worker keep the pages that are seen. It keeps by itself what the browser loads as a document; those that the router
 * shows it is told of here.
 * @param path the current path, '' before it is known
 */
export function useKeptPages(path: string): void {
  useOnNavigation(path, () => {
    if (!savesData() && isKeepablePath(path)) tellWorker({ type: 'KEEP', paths: [path] });
  });

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!('serviceWorker' in navigator)) return;
    const begin = () => {
      if (!savesData()) tellWorker({ type: 'KEEP', paths: [...ALWAYS_KEPT, location.pathname] });
    };
    if (serviceWorker.controller) {
      if (!changedLanguage()) return;
      tellWorker({ type: 'RENEW_OFFLINE' });
      return begin();
    }
    // The first visit: the worker takes the page over once it is installed, with an offline screen in this language.
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
