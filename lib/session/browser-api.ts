import { systemClock } from '@/lib/api/clock';
import { BROWSER_SPACING_MS, HTTP_TIMEOUT_MS, READY_FORCED_MS, STORAGE_SETTLE_MS } from '@/lib/api/limits';
import { createSpacingQueue } from '@/lib/api/spacing-queue';
import type { SessionPort, Tokens } from '@/lib/api/tokens';
import { createApiClient, type ApiClient } from '@/lib/api/transport';
import { API_BASES_ATTRIBUTE, urlOfBase } from '@/lib/config/api-bases';
import { extensionsOfPage } from '@/lib/content/extensions-mark';
import { leaveEndedSession } from '@/lib/session/leaving';
import { createLinkReport } from '@/lib/session/link-report';
import { startSession } from '@/lib/session/start';
import { browserSession, type SessionStore } from '@/lib/session/store';

/** Name of the lock that lets only one tab renew the tokens at a time. */
const RENEWAL_LOCK = 'session-renewal';

/**
 * A tab's session as the API client uses it.
 * @param leave takes the visitor away once the session has ended (spec point 8). @returns the path to come back to after signing in, or null
 */
export function createSessionPort(session: SessionStore, leave: () => string | null): SessionPort {
  const waitForStorage = () =>
    new Promise<void>((resolve) => {
      systemClock.schedule(resolve, STORAGE_SETTLE_MS);
    });
  return {
    accessToken: () => session.getState().access_token,
    refreshToken: () => session.getState().refresh_token,
    fingerprint: session.ensureFingerprint,
    onTokens: session.setTokens,
    onLogout: () => {
      // Leave first, so that a protected screen that notices the end of the session doesn't ask to sign in.
      const path = leave();
      session.logout();
      if (path !== null) session.rememberRedirect(path);
    },
    exclusively: (work) => {
      // Insecure pages have no locks; the tab then at least limits itself to one request.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(RENEWAL_LOCK, async () => {
        await waitForStorage();
        session.rehydrate();
        return await work();
      });
    },
  };
}

/** The API base: this site, or the configured one named in the visitor's login link. */
function apiBaseUrl(key: string): string {
  const own = window.location.origin;
  return key === ''
    ? own
    : (urlOfBase(key, document.documentElement.getAttribute(API_BASES_ATTRIBUTE)) ?? own);
}

/**
 * A client for this tab's session with its own transport.
 * @param send like `fetch`
 * @param timeoutMs requests are aborted after this
 */
export function createBrowserApi(send: typeof fetch, timeoutMs: number): ApiClient {
  const session = browserSession();
  return createApiClient({
    ...browserParts(session),
    baseUrl: () => apiBaseUrl(session.getState().baseURL),
    fetch: send,
    session: createSessionPort(session, leaveEndedSession),
    timeoutMs,
    readyForcedMs: READY_FORCED_MS,
  });
}

/**
 * A client with a copy of the current session: it still has its tokens and API base after the tabs have forgotten theirs, and the server's
 * rejections of the tokens change nothing in any tab.
 */
export function createLastCallsApi(): ApiClient {
  const session = browserSession();
  const { access_token, refresh_token, baseURL } = session.getState();
  let tokens: Tokens | null =
    access_token !== null && refresh_token !== null ? { access_token, refresh_token } : null;
  return createApiClient({
    ...browserParts(session),
    baseUrl: () => apiBaseUrl(baseURL),
    fetch: windowFetch,
    session: {
      accessToken: () => tokens?.access_token ?? null,
      refreshToken: () => tokens?.refresh_token ?? null,
      fingerprint: session.ensureFingerprint,
      onTokens: (renewed) => {
        tokens = renewed;
      },
      onLogout: () => {
        tokens = null;
      },
      exclusively: (work) => work(),
    },
    timeoutMs: HTTP_TIMEOUT_MS,
    readyForcedMs: null,
  });
}

const windowFetch: typeof fetch = (address, init) => window.fetch(address, init);

const browserParts = (session: SessionStore) => ({
  clock: systemClock,
  language: () => document.documentElement.lang,
  extensions: extensionsOfPage,
  onLink: createLinkReport(session.setLinkActive, systemClock),
  queue: createSpacingQueue(BROWSER_SPACING_MS, systemClock),
});

let client: ApiClient | null = null;

/**
 * This tab's client. It comes without schemas: use lightweight calls, or load `createContractCalls` where the contract's own are needed.
 */
export function browserApi(): ApiClient {
  client ??= createBrowserApi(windowFetch, HTTP_TIMEOUT_MS);
  return client;
}

/**
 * Starts this tab's session, unless already started, and releases waiting calls.
 * @returns stops following the other tabs
 */
export function startBrowserSession(): () => void {
  const stop = startSession();
  browserApi().markReady();
  return stop;
}
