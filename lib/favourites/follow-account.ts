import { systemClock } from '@/lib/api/clock';
import type { ApiClient } from '@/lib/api/transport';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { SessionStore } from '@/lib/session/store';

/**
 * Keeps the favourites of a browser and of its customer the same (`account.ts`), once somebody is signed in: the code for it comes then.
 * @returns stops it
 */
export function followAccount(client: ApiClient, session: SessionStore): () => void {
  let stop: () => void = () => undefined;
  let isComing = false;
  let isOver = false;
  const begin = () => {
    const { access_token, profile } = session.getState();
    if (isComing || access_token === null || profile.id === null || !pageHasExtension('favourites')) return;
    isComing = true;
    Promise.all([import('./account'), import('./browser-favourites')]).then(
      ([{ keepWithAccount }, { browserFavourites, startFavourites }]) => {
        if (isOver) return;
        const stopFavourites = startFavourites();
        const isSeen = () => document.visibilityState !== 'hidden';
        const store = browserFavourites();
        const stopKeeping = keepWithAccount({ client, session, store, clock: systemClock, isSeen });
        stop = () => {
          stopKeeping();
          stopFavourites();
        };
      },
      (cause: unknown) => {
        // Without a connection. The next change of the session tries again.
        isComing = false;
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
