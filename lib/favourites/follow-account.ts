import { systemClock } from '@/lib/api/clock';
import type { ApiClient } from '@/lib/api/transport';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { SessionStore } from '@/lib/session/store';

/**
 * Keeps the favourites of a browser and its customer in sync (`account.ts`), and loads the code for that once somebody is signed in.
 * @returns stops it
 */
export function followAccount(client: ApiClient, session: SessionStore): () => void {
  let stop: () => void = () => undefined;
  let isLoading = false;
  let isOver = false;
  const begin = () => {
    const { access_token, profile } = session.getState();
    if (isLoading || access_token === null || profile.id === null || !pageHasExtension('favourites')) return;
    isLoading = true;
    Promise.all([import('./account'), import('./browser-favourites')]).then(
      ([{ syncWithAccount }, { browserFavourites, startFavourites }]) => {
        if (isOver) return;
        const stopFavourites = startFavourites();
        const isSeen = () => document.visibilityState !== 'hidden';
        const store = browserFavourites();
        const stopKeeping = syncWithAccount({ client, session, store, clock: systemClock, isSeen });
        stop = () => {
          stopKeeping();
          stopFavourites();
        };
      },
      (cause: unknown) => {
        // Offline, probably. The next change of the session tries again.
        isLoading = false;
        window.reportError(cause);
      },
    );
  };
  begin();
  const stopSession = session.subscribe(begin);
  return () => {
    isOver = true;
    stopSession();
    stop();
  };
}
