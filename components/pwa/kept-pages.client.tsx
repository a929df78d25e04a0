'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { forgetKeptPages, listKeptPages, type KeptPage } from '@/lib/pwa/kept-list';
import { writeKeptTime } from '@/lib/pwa/kept-time';
import { browserSession } from '@/lib/session/browser-session';
import { startSession } from '@/lib/session/start';

/** Where signing out is a screen (spec point 2), which cannot be had either. */
const SIGN_OUT_PATH = '/logout';

/** Nobody stays signed in on a device because there is no connection; the server hears of it no more than where it does not answer. */
function signOutHere() {
  if (location.pathname !== SIGN_OUT_PATH) return;
  const stop = startSession();
  browserSession().logout();
  void forgetKeptPages().then(() => location.replace('/'));
  return stop;
}

/**
 * The pages that can be read without a connection, with the time of each copy. The screen that they stand on makes way for the page
 * in whose place it is when the connection is back.
 */
export default function KeptPages() {
  const t = useTranslate();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    void listKeptPages().then(setPages, () => setPages([]));
  }, []);
  useEffect(signOutHere, []);
  useEffect(() => {
    // The address is still the one that the visitor wanted.
    const tryAgain = () => location.reload();
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  if (!pages) return <p role="status">{t('islands.progress')}</p>;
  if (pages.length === 0) return <p>{t('islands.offline.none')}</p>;
  return (
    <ul className="max-w-measure divide-y divide-line border-y border-line">
      {pages.map(({ path, title, keptAt }) => (
        <li key={path}>
          {/* A document of its own: the router would look for its data, which is not kept. */}
          <a href={path} className="search-hit">
            <span dir="auto" className="font-semibold">
              {title}
            </span>
            {keptAt === '' ? null : (
              <span className="text-sm text-muted">
                {writeKeptTime(new Date(keptAt), document.documentElement.lang)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
