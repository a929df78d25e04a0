import { systemClock } from '@/lib/api/clock';
import { BROWSER_SPACING_MS, HTTP_TIMEOUT_MS, READY_FORCED_MS } from '@/lib/api/limits';
import type { SessionPort } from '@/lib/api/tokens';
import { createApiClient, type ApiClient } from '@/lib/api/transport';
import { browserSession } from '@/lib/session/browser-session';
import type { SessionStore } from '@/lib/session/store';
import { followOtherTabs } from '@/lib/session/tab-sync';

/** Name of the lock under which one tab at a time renews the tokens. */
const RENEWAL_LOCK = 'session-renewal';

/**
 * A tab's session as the client uses it.
 * @param goHome takes the visitor to the start page once the session is over (spec point 8)
 */
export function createSessionPort(session: SessionStore, goHome: () => void): SessionPort {
  return {
    accessToken: () => session.getState().access_token,
    refreshToken: () => session.getState().refresh_token,
    fingerprint: session.ensureFingerprint,
    onTokens: session.setTokens,
    onLogout: () => {
      session.logout();
      goHome();
    },
    alone: (work) => {
      // Without a secure context there are no locks; the tab then at least asks once itself.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(RENEWAL_LOCK, async () => {
        session.rehydrate();
        return await work();
      });
    },
  };
}

let client: ApiClient | null = null;

/**
 * The client of this tab. It brings no schemas: give it light callables, or load `createContractCalls` where the
 * contract's own are needed.
 */
export function browserApi(): ApiClient {
  if (client === null) {
    const session = browserSession();
    client = createApiClient({
      baseUrl: () => window.location.origin,
      fetch: (address, init) => window.fetch(address, init),
      clock: systemClock,
      session: createSessionPort(session, () => window.location.assign('/')),
      onLink: session.setLinkActive,
      spacingMs: BROWSER_SPACING_MS,
      timeoutMs: HTTP_TIMEOUT_MS,
      readyForcedMs: READY_FORCED_MS,
    });
  }
  return client;
}

/**
 * Starts the session of this tab: reads storage, follows the other tabs, lets the waiting calls go.
 * @returns stops following
 */
export function startBrowserSession(): () => void {
  const session = browserSession();
  session.rehydrate();
  // A connection that was lost when the visitor left says nothing about the one of now.
  session.setLinkActive(true);
  const stop = followOtherTabs(session, window);
  browserApi().markReady();
  return stop;
}
