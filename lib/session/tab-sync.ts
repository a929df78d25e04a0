import { SESSION_KEY } from '@/lib/session/storage';
import type { SessionStore } from '@/lib/session/store';

type Tab = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Follows what other tabs write. A tab that the browser brings back from its page cache missed their events and reads
 * again.
 * @returns stops following
 */
export function followOtherTabs(store: Pick<SessionStore, 'rehydrate'>, tab: Tab): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === SESSION_KEY || key === null) store.rehydrate();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.rehydrate();
  };
  tab.addEventListener('storage', onStorage);
  tab.addEventListener('pageshow', onPageShow);
  return () => {
    tab.removeEventListener('storage', onStorage);
    tab.removeEventListener('pageshow', onPageShow);
  };
}
