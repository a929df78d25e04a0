'use client';

import { ServerButtons } from '@/components/ui/server-buttons.client';
import { FAVOURITES_EVENT, FAVOURITES_KEY, hasStoredFavourites } from '@/lib/favourites/keys';
import { withTexts } from '@/lib/i18n/load-later-texts.client';

const loadFavourites = withTexts(() => import(/* webpackChunkName: "favourites" */ './favourites.client'));

/** The stars of the page. The favourites themselves load only for visitors who have some, in this browser, another tab or their account. */
export const FavouriteStars = () => (
  <ServerButtons
    selector="button[data-star]"
    storageKey={FAVOURITES_KEY}
    event={FAVOURITES_EVENT}
    hasStored={hasStoredFavourites}
    load={loadFavourites}
  />
);
