'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useTranslate } from '@/lib/i18n/use-translate';
import { deleteOfflinePages, listOfflinePages } from '@/lib/pwa/offline-pages';
import { forgetTicketsNamed, type OfflinePage } from '@/lib/pwa/offline-tickets';
import { formatCachedTime } from '@/lib/pwa/cached-time';
import { OFFLINE_ADDRESS } from '@/lib/pwa/names';
import { whenServerAnswers } from '@/lib/pwa/when-server-answers';
import { browserSession } from '@/lib/session/store';
import { startSession } from '@/lib/session/start';
import { StoredTitle } from './stored-title';

/** Addresses where signing out is a screen (spec point 2), which is unavailable offline, too. */
const SIGN_OUT_PATH = '/logout';

/** Being offline must not keep anyone signed in on a device. The server isn't notified, as when it doesn't respond. */
function signOutHere() {
  if (location.pathname !== SIGN_OUT_PATH) return;
  const stop = startSession();
  browserSession().logout();
  void deleteOfflinePages().then(() => location.replace('/'));
  return stop;
}

/** Texts that only this screen has. */
export type StoredPagesTexts = {
  readonly removeLabel: string;
  readonly removedText: string;
  /** Shown instead of the list while nothing is saved. */
  readonly noneText: string;
};

/** Shows the requested page as soon as its server responds; the address is still the requested one, unless this screen itself was asked for. */
const makeWay = () =>
  location.pathname === OFFLINE_ADDRESS
    ? undefined
    : whenServerAnswers({ path: location.pathname, isAtOnce: false, isEnough: () => true }, () =>
        location.reload(),
      );

/**
 * The pages that can be read offline, with the time of each copy; tickets can be removed from the device. The offline screen is replaced
 * by the requested page once the connection is back.
 */
export default function StoredPages({ removeLabel, removedText, noneText }: StoredPagesTexts) {
  const t = useTranslate();
  const [pages, setPages] = useState<readonly OfflinePage[]>();
  const [isRemoved, setRemoved] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void listOfflinePages().then(setPages, () => setPages([]));
  }, []);
  useEffect(signOutHere, []);
  useEffect(makeWay, []);
  const remove = (name: string) => {
    forgetTicketsNamed(name).then(
      () => {
        setPages((listed) => listed?.filter(({ ticketsName }) => ticketsName !== name));
        setRemoved(true);
        // The button that was pressed is gone.
        message.current?.focus();
      },
      (cause: unknown) => window.reportError(cause),
    );
  };
  if (!pages)
    return (
      <p role="status">
        <span className="sr-only">{t('islands.progress')}</span>
        <span className="invisible" aria-hidden="true">
          {noneText}
        </span>
      </p>
    );
  return (
    <>
      <p ref={message} role="status" tabIndex={-1}>
        {isRemoved ? removedText : null}
      </p>
      {pages.length === 0 ? (
        <p>{noneText}</p>
      ) : (
        <ul className="max-w-measure divide-y divide-line border-y border-line">
          {pages.map((page) => (
            <StoredPageRow
              key={page.ticketsName ?? page.path}
              page={page}
              remove={remove}
              removeLabel={removeLabel}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type StoredPageRowProps = {
  readonly page: OfflinePage;
  readonly remove: (ticketsName: string) => void;
  readonly removeLabel: string;
};

function StoredPageRow({ page, remove, removeLabel }: StoredPageRowProps) {
  const { path, keptAt, ticketsName } = page;
  const titleId = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      {/* A full navigation: the router would request its data, which is not cached. */}
      <a href={path} className="search-hit grow">
        <StoredTitle id={titleId} page={page} />
        {keptAt === '' ? null : (
          <span className="text-sm text-muted">
            {formatCachedTime(new Date(keptAt), document.documentElement.lang)}
          </span>
        )}
      </a>
      {ticketsName === undefined ? null : (
        <Button size="small" colour="plain" aria-describedby={titleId} onClick={() => remove(ticketsName)}>
          {removeLabel}
        </Button>
      )}
    </li>
  );
}
