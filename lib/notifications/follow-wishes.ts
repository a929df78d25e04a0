import { browserFavourites, startFavourites } from '@/lib/favourites/browser-favourites';
import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { browserNotifications, renew } from './browser-notifications';
import { NOTIFICATIONS_EVENT, NOTIFICATIONS_KEY } from './keys';

/** Presses that follow one another are told together. */
const WAIT_MS = 2_000;

let starts = 0;
let stop: () => void = () => undefined;

/**
 * Restores what this browser wants to be notified of, and keeps the server informed of it: now, after each change of it or of the
 * favourites, and when the page is seen again. Several parts of a page may call this; it happens once.
 * @returns releases it
 */
export function followWishes(): () => void {
  starts += 1;
  if (starts === 1) stop = begin();
  let isGivenBack = false;
  return () => {
    if (isGivenBack) return;
    isGivenBack = true;
    starts -= 1;
    if (starts === 0) stop();
  };
}

function begin(): () => void {
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
}
