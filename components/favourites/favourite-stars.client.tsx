'use client';

import { useEffect, useState } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import { FAVOURITES_EVENT, FAVOURITES_KEY, hasStoredFavourites } from '@/lib/favourites/keys';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { useTranslate } from '@/lib/i18n/use-translate';

const loadFavourites = withTexts(() => import(/* webpackChunkName: "favourites" */ './favourites.client'));

/**
 * Switches on the stars of the page and waits for a press of one. The favourites themselves are loaded for those who have any, from
 * this browser, another tab or their account, and by the first press.
 */
export function FavouriteStars() {
  const t = useTranslate();
  const { Island: Favourites, hasFailed, want } = useIsland(loadFavourites);
  /** The stars that were pressed, each as often as it was. */
  const [presses, setPresses] = useState<readonly HTMLButtonElement[]>([]);

  // After every render: newer content brings new stars.
  useEffect(() => {
    for (const star of document.querySelectorAll<HTMLButtonElement>('button[data-star]:disabled'))
      star.disabled = false;
  });
  useEffect(() => {
    const look = () => {
      if (hasStoredFavourites()) want();
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === FAVOURITES_KEY) look();
    };
    look();
    addEventListener('storage', follow);
    addEventListener(FAVOURITES_EVENT, look);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener(FAVOURITES_EVENT, look);
    };
  }, [want]);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const star = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-star]') : null;
      if (star === null) return;
      want();
      setPresses((before) => [...before, star]);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [want]);

  return (
    <div role="status">
      {Favourites ? (
        <Favourites presses={presses} />
      ) : hasFailed && presses.length > 0 ? (
        <div className="update-notice">
          <span>{t('islands.loadFailed')}</span>
        </div>
      ) : null}
    </div>
  );
}
