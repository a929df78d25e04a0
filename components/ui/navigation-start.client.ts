type Listener = (path: string) => void;

const listeners = new Set<Listener>();
let isFirstPage = true;

/** Notifies listeners when the router starts a navigation: by a link, a script, or Back and Forward. */
export function announceNavigation(url: string): void {
  isFirstPage = false;
  const { pathname } = new URL(url, window.location.href);
  for (const listener of listeners) listener(pathname);
}

/**
 * Follows the router's navigations.
 * @param listener called with the path of the new page
 * @returns a function that unsubscribes
 */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the visitor came to this page through the router, so that the server may respond differently to its address. */
export const hasNavigated = (): boolean => !isFirstPage;
