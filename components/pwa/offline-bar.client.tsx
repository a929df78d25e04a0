'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { KEPT_AT_ATTRIBUTE } from '@/lib/pwa/names';

function subscribe(tell: () => void) {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

const keptAt = () => document.documentElement.getAttribute(KEPT_AT_ATTRIBUTE);

/** Asked for where it is shown only: a browser's first format of a time takes it milliseconds. */
const timeText = (moment: Date) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    moment,
  );

/**
 * Says that there is no connection, and how old what is shown is. A kept page says so as well when it stands in for one that came
 * too slowly. One instance belongs to one page: give it the path as its key.
 */
export function OfflineBar() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [{ isKept, moment }] = useState(() => {
    const at = keptAt();
    return { isKept: at !== null, moment: at === null ? new Date() : new Date(at) };
  });
  // What the router loads after it is fresh.
  useEffect(() => () => document.documentElement.removeAttribute(KEPT_AT_ATTRIBUTE), []);

  return (
    <div role="status">
      {isOnline && !isKept ? null : (
        <p className="offline-bar">
          {isOnline ? null : <span>{t('islands.offline.title')}</span>}
          <span>{t('islands.offline.copy', { time: timeText(moment) })}</span>
        </p>
      )}
    </div>
  );
}
