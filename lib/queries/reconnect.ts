import type { QueryClient } from '@tanstack/react-query';
import { onAnotherCustomer } from '@/lib/session/another-customer';
import type { SessionStore } from '@/lib/session/store';

/**
 * Repeats failed queries once a lost connection is back, and clears the cache when the customer changes. If another one has signed in
 * meanwhile, what is on the screen is fetched again.
 * @returns a function that unsubscribes from the session
 */
export function retryOnReconnect(
  queries: QueryClient,
  session: Pick<SessionStore, 'getState' | 'subscribe'>,
): () => void {
  const stop = session.subscribe((state, before) => {
    if (state.link_active && !before.link_active)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state: { status } }) => status === 'error',
      });
    if (before.access_token !== null && state.access_token === null) queries.clear();
  });
  const stopNoticing = onAnotherCustomer(session, () => void queries.resetQueries());
  return () => {
    stop();
    stopNoticing();
  };
}
