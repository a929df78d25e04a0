'use client';

import { useSyncExternalStore } from 'react';
import { SESSION_ENDED_KEY } from '../session/leaving';
import { LOGIN_LINK_KEY, REFUSED_LINK_FRAGMENT, takeLoginLink, type LoginLink } from '../session/login-link';

/** How the visitor arrived: by a login link, by one that named a foreign API base (`isRefused`), after a session ended, or in none of these ways. */
export type Arrival = {
  readonly link: LoginLink | null;
  readonly isRefused: boolean;
  readonly hasSessionEnded: boolean;
};

let arrival: Arrival | null = null;
const listeners = new Set<() => void>();

/** Reads and removes what the previous page left in the tab. */
function takeFromTab(): Pick<Arrival, 'link' | 'hasSessionEnded'> {
  try {
    const { sessionStorage } = window;
    const hasSessionEnded = sessionStorage.getItem(SESSION_ENDED_KEY) !== null;
    if (hasSessionEnded) sessionStorage.removeItem(SESSION_ENDED_KEY);
    const hasLink = sessionStorage.getItem(LOGIN_LINK_KEY) !== null;
    return { hasSessionEnded, link: hasLink ? takeLoginLink(sessionStorage) : null };
  } catch (cause) {
    // The browser blocks site data; then nothing was stored either.
    window.reportError(cause);
    return { hasSessionEnded: false, link: null };
  }
}

/** Checks, once per document, how the visitor arrived. Removes it from the address and the tab. */
export function noticeArrival(): void {
  if (arrival !== null) return;
  const isRefused = window.location.hash === REFUSED_LINK_FRAGMENT;
  if (isRefused) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  arrival = { ...takeFromTab(), isRefused };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How the visitor arrived; null until hydration. */
export function useArrival(): Arrival | null {
  return useSyncExternalStore(
    subscribe,
    () => arrival,
    () => null,
  );
}
