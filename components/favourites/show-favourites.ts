import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { LED_LISTS, SUBJECT } from '@/lib/favourites/attributes';
import { subjectKey, type Favourite } from '@/lib/shared/favourites';
import { subjectOf } from './press-star';

/** Marks the page's active stars. They are the server's markup, which React doesn't render again. */
export function markStars(favourites: readonly Favourite[]): void {
  const byKey = new Map(favourites.map((favourite) => [subjectKey(favourite), favourite]));
  const renamed = [...document.querySelectorAll<HTMLElement>('button[data-star]')].flatMap((star) => {
    const favourite = byKey.get(star.dataset['star'] ?? '');
    star.setAttribute('aria-pressed', String(favourite !== undefined));
    const shown = favourite === undefined ? null : subjectOf(star);
    const isSame = shown?.name === favourite?.name && shown?.address === favourite?.address;
    return shown === null || isSame ? [] : [shown];
  });
  if (renamed.length > 0) browserFavourites().describe(renamed);
}

/**
 * Moves favourites to the top of the lists that they lead. CSS has shown them there already; keyboards and screen readers need them there
 * in the document. An item that is in place isn't moved, because it would lose the focus.
 */
export function orderLists(favourites: readonly Favourite[]): void {
  const keys = new Set(favourites.map(subjectKey));
  for (const list of document.querySelectorAll(LED_LISTS)) {
    const first = [...list.children].filter((item) => keys.has(item.getAttribute(SUBJECT) ?? ''));
    if (first.some((item, index) => list.children[index] !== item)) list.prepend(...first);
  }
}
