'use client';

import { useSyncExternalStore } from 'react';
import { LOGIN_LINK_KEY, REFUSED_LINK_FRAGMENT, takeLoginLink, type LoginLink } from '../session/login-link';

/** How the visitor arrived: by a login link, by one that named a foreign API base, or by neither. */
export type ReceivedLoginLink = { readonly link: LoginLink | null; readonly isRefused: boolean };

let received: ReceivedLoginLink | null = null;
const listeners = new Set<() => void>();

function takeLink(): LoginLink | null {
  try {
    const { sessionStorage } = window;
    return sessionStorage.getItem(LOGIN_LINK_KEY) === null ? null : takeLoginLink(sessionStorage);
  } catch (cause) {
    // The browser blocks site data; then no login link was stored either.
    window.reportError(cause);
    return null;
  }
}

/** Checks, once per document, whether the visitor arrived by a login link. Removes it from the address and the tab. */
export function receiveLoginLink(): void {
  if (received !== null) return;
  const isRefused = window.location.hash === REFUSED_LINK_FRAGMENT;
  if (isRefused) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  received = { link: takeLink(), isRefused };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How the visitor arrived; null until hydration. */
export function useReceivedLoginLink(): ReceivedLoginLink | null {
  return useSyncExternalStore(
    subscribe,
    () => received,
    () => null,
  );
}
