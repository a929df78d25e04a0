import { systemClock, type Clock } from '@/lib/api/clock';
import { BROWSER_SPACING_MS, HTTP_TIMEOUT_MS, READY_FORCED_MS, STORAGE_SETTLE_MS } from '@/lib/api/limits';
import { createSpacingQueue } from '@/lib/api/spacing-queue';
import type { SessionPort } from '@/lib/api/tokens';
import { createApiClient, type ApiClient } from '@/lib/api/transport';
import { API_BASES_ATTRIBUTE, urlOfBase } from '@/lib/account/api-bases';
import { browserSession } from '@/lib/session/browser-session';
import { leaveForHome } from '@/lib/session/leaving';
import { createLinkReport } from '@/lib/session/link-report';
import { startSession } from '@/lib/session/start';
import type { SessionStore } from '@/lib/session/store';

/** Name of the lock under which one tab at a time renews the tokens. */
const RENEWAL_LOCK = 'session-renewal';

/**
 * A tab's session as the client uses it.
 * @param goHome takes the visitor to the start page once the session is over (spec point 8)
 */
export function createSessionPort(
  session: SessionStore,
  goHome: () => void,
  clock: Clock = systemClock,
): SessionPort {
  const storageHasSettled = () =>
    new Promise<void>((resolve) => {
      clock.schedule(resolve, STORAGE_SETTLE_MS);
    });
  return {
    accessToken: () => session.getState().access_token,
    refreshToken: () => session.getState().refresh_token,
    fingerprint: session.ensureFingerprint,
    onTokens: session.setTokens,
    onLogout: () => {
      // First, so that a guarded screen that sees the end of the session does not ask to sign in.
      goHome();
      session.logout();
    },
    alone: (work) => {
      // Without a secure context there are no locks; the tab then at least asks once itself.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(RENEWAL_LOCK, async () => {
        await storageHasSettled();
        session.rehydrate();
        return await work();
      });
    },
  };
}

/** Where calls go: to this site, or to the configured base that the visitor's login link named. */
function apiBaseUrl(key: string): string {
  const own = window.location.origin;
  return key === ''
    ? own
    : (urlOfBase(key, document.documentElement.getAttribute(API_BASES_ATTRIBUTE)) ?? own);
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
      baseUrl: () => apiBaseUrl(session.getState().baseURL),
      fetch: (address, init) => window.fetch(address, init),
      clock: systemClock,
      session: createSessionPort(session, leaveForHome),
      language: () => document.documentElement.lang,
      onLink: createLinkReport(session.setLinkActive, systemClock),
      queue: createSpacingQueue(BROWSER_SPACING_MS, systemClock),
      timeoutMs: HTTP_TIMEOUT_MS,
      readyForcedMs: READY_FORCED_MS,
    });
  }
  return client;
}

/**
 * Starts the session of this tab, if the page has not yet, and lets the waiting calls go.
 * @returns stops following the other tabs
 */
export function startBrowserSession(): () => void {
  const stop = startSession();
  browserApi().markReady();
  return stop;
}
