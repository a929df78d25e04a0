import { browserFavourites, startFavourites } from '@/lib/favourites/browser-favourites';
import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { shareStart } from '@/lib/persistence/share-start';
import { browserNotifications, renew } from './browser-notifications';
import { NOTIFICATIONS_EVENT, NOTIFICATIONS_KEY } from './keys';

/** Presses in quick succession are sent together. */
const WAIT_MS = 2_000;

/**
 * Restores this browser's notification choices and sends them to the server: now, after each change to them or to the favourites, and
 * when the page becomes visible again. Several parts of a page may call this; it happens once.
 * @returns releases it; the last release stops it
 */
export const followChoices = shareStart(() => {
  const store = browserNotifications();
  const stopFavourites = startFavourites();
  store.rehydrate();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renewSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.visibilityState !== 'hidden') void renew();
    }, WAIT_MS);
  };
  renewSoon();
  const stops = [
    stopFavourites,
    followOtherTabs(NOTIFICATIONS_KEY, store, window),
    store.subscribe(({ kinds, quiet, sessions, isOn }, before) => {
      dispatchEvent(new Event(NOTIFICATIONS_EVENT));
      if (
        kinds !== before.kinds ||
        quiet !== before.quiet ||
        sessions !== before.sessions ||
        isOn !== before.isOn
      )
        renewSoon();
    }),
    browserFavourites().subscribe(({ starred }, before) => {
      if (starred !== before.starred) renewSoon();
    }),
  ];
  document.addEventListener('visibilitychange', renewSoon);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewSoon);
    for (const each of stops) each();
  };
});
