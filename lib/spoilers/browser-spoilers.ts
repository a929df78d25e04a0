import { championshipNow } from '@/lib/content/client-clock';
import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage, reportRefusal } from '@/lib/persistence/text-storage';
import { COVERED_TITLE, OWN_TITLE, SPOILERS_EVENT, SPOILERS_KEY, SPOILERS_STYLE } from './keys';
import { createSpoilersStore, type SpoilersStore } from './store';
import { spoilersStyle, withRecentDays } from './style';
import { tellWorker } from './tell-worker';

let spoilers: SpoilersStore | null = null;

/** This tab's spoiler shield. On the server it is off, and nobody switches it. */
export function browserSpoilers(): SpoilersStore {
  spoilers ??= createSpoilersStore(
    createGuardedStorage(
      typeof window === 'undefined' ? createMemoryStorage : () => window.localStorage,
      reportRefusal,
    ),
    reportRefusal,
  );
  return spoilers;
}

/** Covers what is to be covered in this page, by the element that the head's script may have made of what was stored. */
function showStyle(): void {
  const css = withRecentDays(spoilersStyle(browserSpoilers().getState()), championshipNow());
  const style = document.getElementById(SPOILERS_STYLE) ?? (css === '' ? null : addStyle());
  if (style !== null && style.textContent !== css) style.textContent = css;
}

function addStyle(): HTMLElement {
  const style = document.createElement('style');
  style.id = SPOILERS_STYLE;
  document.head.append(style);
  return style;
}

/** Gives the document a title that tells nothing while its page is covered, and its own title back after that. */
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

/** Reads the stored shield, covers the page by it and follows the other tabs. @returns stops following */
export function startSpoilers(): () => void {
  const store = browserSpoilers();
  store.rehydrate();
  const cover = () => {
    showStyle();
    coverTitle();
  };
  cover();
  const tell = () => {
    tellWorker(store.getState().isOn).catch((cause: unknown) => window.reportError(cause));
  };
  tell();
  // The next page's title is written by React.
  const titles = new MutationObserver(coverTitle);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stopShowing = store.subscribe(({ isOn }, before) => {
    cover();
    if (isOn !== before.isOn) tell();
    dispatchEvent(new Event(SPOILERS_EVENT));
  });
  const stopFollowing = followOtherTabs(SPOILERS_KEY, store, window);
  return () => {
    titles.disconnect();
    stopShowing();
    stopFollowing();
  };
}
