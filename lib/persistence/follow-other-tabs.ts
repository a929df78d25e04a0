type Tab = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Follows other tabs' changes. A tab restored from the browser's back/forward cache missed their events and reads again.
 * @param key the store's storage key
 * @returns stops following
 */
export function followOtherTabs(
  key: string,
  store: { readonly rehydrate: () => void },
  tab: Tab,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) store.rehydrate();
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
