type Listener = (path: string) => void;

const listeners = new Set<Listener>();
let isFirstPage = true;

/** Notifies listeners that the router starts a navigation: by a link, a script, or Back and Forward. */
export function announceNavigation(url: string): void {
  isFirstPage = false;
  const { pathname } = new URL(url, window.location.href);
  for (const listener of listeners) listener(pathname);
}

/**
 * Follows the navigations of the router.
 * @param listener gets the path that it sets out for
 * @returns a function that unsubscribes
 */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the visitor has come to this page through the router, so that the server may answer its address otherwise. */
export const hasNavigated = (): boolean => !isFirstPage;
