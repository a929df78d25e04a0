'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { formatCachedTime } from '@/lib/pwa/cached-time';
import { KEPT_AT_ATTRIBUTE, OFFLINE_SCREEN_ID } from '@/lib/pwa/names';
import { postToWorker } from '@/lib/pwa/registration';
import { whenServerAnswers } from '@/lib/pwa/when-server-answers';

function subscribe(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

const storedAt = () => document.documentElement.getAttribute(KEPT_AT_ATTRIBUTE);

/**
 * Shows that there is no connection, and how old the displayed page is. It also appears on a stored page that replaces one that loaded
 * too slowly, until the current page is available. One instance belongs to one page: pass the path as its key.
 */
export function OfflineBar() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const router = useRouter();
  const [{ isStored, moment }, setShown] = useState(() => {
    const at = storedAt();
    return { isStored: at !== null, moment: at === null ? new Date() : new Date(at) };
  });
  // Anything that the router loads after this is fresh.
  useEffect(() => () => document.documentElement.removeAttribute(KEPT_AT_ATTRIBUTE), []);
  useEffect(() => {
    if (!isOnline || !isStored) return;
    const { pathname } = location;
    return whenServerAnswers({ path: pathname, isAtOnce: true, isEnough: ({ ok }) => ok }, () => {
      postToWorker({ type: 'KEEP', paths: [pathname] });
      startTransition(() => {
        router.refresh();
        setShown({ isStored: false, moment: new Date() });
      });
    });
  }, [isOnline, isStored, router]);

  return (
    <div role="status">
      {isOnline && !isStored ? null : (
        <p className="offline-bar">
          {isOnline ? null : <span>{t('islands.offline.title')}</span>}
          {/* Rendered only when visible: a browser's first time format takes milliseconds. */}
          {document.getElementById(OFFLINE_SCREEN_ID) ? null : (
            <span>
              {t('islands.offline.copy', { time: formatCachedTime(moment, document.documentElement.lang) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
