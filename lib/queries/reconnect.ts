import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '@/lib/session/store';

/**
 * Repeats failed queries once a lost connection is back, and clears the cache when the customer changes.
 * @returns a function that unsubscribes from the session
 */
export function retryOnReconnect(queries: QueryClient, session: Pick<SessionStore, 'subscribe'>): () => void {
  return session.subscribe((state, before) => {
    if (state.link_active && !before.link_active)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state: { status } }) => status === 'error',
      });
    const hasLeft = before.access_token !== null && state.access_token === null;
    const isAnother = before.profile.id !== null && state.profile.id !== before.profile.id;
    if (hasLeft || isAnother) queries.clear();
  });
}
