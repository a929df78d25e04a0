import { championshipNow } from '@/lib/content/client-clock';
import { setStyleElement } from '@/lib/html/style-element';
import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { guardedBrowserStorage } from '@/lib/persistence/guarded-storage';
import { reportRefusal } from '@/lib/persistence/text-storage';
import { COVERED_TITLE, OWN_TITLE, SPOILERS_EVENT, SPOILERS_KEY, SPOILERS_STYLE } from './keys';
import { createSpoilersStore, type SpoilersStore } from './store';
import { spoilersStyle, withRecentDays } from './style';
import { notifyWorker } from './notify-worker';

let spoilers: SpoilersStore | null = null;

/** This tab's spoiler shield. On the server it is off, and nobody switches it. */
export function browserSpoilers(): SpoilersStore {
  spoilers ??= createSpoilersStore(guardedBrowserStorage(), reportRefusal);
  return spoilers;
}

/** Covers the spoilers in this page. */
const showStyle = (): void =>
  setStyleElement(
    SPOILERS_STYLE,
    withRecentDays(spoilersStyle(browserSpoilers().getState()), championshipNow()),
  );

/** Gives the document a title without spoilers while its page is covered, then restores its own. */
function coverTitle(): void {
  const page = document.querySelector<HTMLElement>(`[${COVERED_TITLE}]`);
  const covered = page?.getAttribute(COVERED_TITLE) ?? '';
  if (page === null || document.title === '') return;
  const root = document.documentElement;
  const isCovered = getComputedStyle(page).display === 'none';
  if (isCovered && document.title !== covered) {
    root.setAttribute(OWN_TITLE, document.title);
    document.title = covered;
  } else if (!isCovered && document.title === covered) {
    document.title = root.getAttribute(OWN_TITLE) ?? covered;
  }
}

/** Restores the stored shield, covers the page and follows the other tabs. @returns stops following */
export function startSpoilers(): () => void {
  const store = browserSpoilers();
  store.rehydrate();
  const cover = () => {
    showStyle();
    coverTitle();
  };
  cover();
  const notify = () => {
    notifyWorker(store.getState().isOn).catch((cause: unknown) => window.reportError(cause));
  };
  notify();
  // React writes the next page's title, before or after the page itself.
  const titles = new MutationObserver(coverTitle);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  titles.observe(document.body, { childList: true, subtree: true });
  const stopShowing = store.subscribe(({ isOn }, before) => {
    cover();
    if (isOn !== before.isOn) notify();
    dispatchEvent(new Event(SPOILERS_EVENT));
  });
  const stopFollowing = followOtherTabs(SPOILERS_KEY, store, window);
  return () => {
    titles.disconnect();
    stopShowing();
    stopFollowing();
  };
}
