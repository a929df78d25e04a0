'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCurrentPath } from '@/components/ui/current-path.client';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';
import { NotifyButton } from '@/components/notifications/notify-button.client';
import { DismissButton } from '@/components/ui/dismiss-button.client';
import type { ServerButtonsPresses } from '@/components/ui/server-buttons.client';
import { SmartLink } from '@/components/ui/smart-link';
import { MY_CHAMPIONSHIP_ADDRESS } from '@/lib/season/addresses';
import { MAX_FAVOURITES } from '@/lib/contract/favourites';
import { MY_DAY, MY_POSTS } from '@/lib/favourites/attributes';
import { useFavourites } from '@/lib/favourites/use-favourites';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { MyDay } from './my-day.client';
import { MyPosts } from './my-posts.client';
import {
  dismissFavouritesNotice,
  favouritesNotice,
  followFavouritesNotice,
  pressStar,
  subjectOf,
  type FavouritesNotice,
} from './press-star';
import { markStars, orderLists } from './show-favourites';

function followPage(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The element of the server's markup with this selector, also once newer content has replaced it; null if the page has none. */
const usePlace = (selector: string): Element | null =>
  useSyncExternalStore(
    followPage,
    () => document.querySelector(selector),
    () => null,
  );

/** The visitor's favourites in the page they look at: its stars, its lists, on the home page their own day, and in the feed the posts about them. */
export default function Favourites({ presses }: ServerButtonsPresses) {
  const favourites = useFavourites();
  const path = useCurrentPath();
  const handled = useRef(0);
  useEffect(() => {
    const unhandled = presses.slice(handled.current);
    handled.current = presses.length;
    for (const star of unhandled) {
      const subject = subjectOf(star);
      if (subject !== null) pressStar(subject);
    }
  }, [presses]);
  // After every render, because updated content arrives as the server made it for everyone.
  useEffect(() => {
    markStars(favourites);
    orderLists(favourites);
  });
  useOnNavigation(path, dismissFavouritesNotice);
  const dayPlace = usePlace(`[${MY_DAY}]`);
  const postsPlace = usePlace(`[${MY_POSTS}]`);
  const hasCategories = favourites.some(({ kind }) => kind === 'category');
  return (
    <>
      <Notice />
      {dayPlace !== null && hasCategories ? createPortal(<MyDay favourites={favourites} />, dayPlace) : null}
      {postsPlace !== null && hasCategories ? <MyPosts place={postsPlace} /> : null}
    </>
  );
}

function noticeText({ kind, name }: FavouritesNotice, t: Translator): string {
  switch (kind) {
    case 'first':
      return t('islands.favourites.first', { name });
    case 'full':
      return t('islands.favourites.full', { number: MAX_FAVOURITES });
    case 'unkept':
      return t('islands.favourites.unkept');
  }
}

function Notice() {
  const t = useTranslate();
  const notice = useSyncExternalStore(followFavouritesNotice, favouritesNotice, () => null);
  if (notice === null) return null;
  return (
    <div className="update-notice">
      <span>{noticeText(notice, t)}</span>
      {notice.canNotify ? (
        <NotifyButton label={t('islands.favourites.notify')} session={null} isInNotice />
      ) : null}
      <SmartLink href={MY_CHAMPIONSHIP_ADDRESS} prefetch={false} className="btn" data-size="small">
        {t('islands.account.favourites')}
      </SmartLink>
      <DismissButton onDismiss={dismissFavouritesNotice} />
    </div>
  );
}
