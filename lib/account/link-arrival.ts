'use client';

import { useSyncExternalStore } from 'react';
import { LOGIN_LINK_KEY, REFUSED_LINK_FRAGMENT, takeLoginLink, type LoginLink } from './login-link';

/** How the visitor came: by a login link, by one that named a foreign API base, or by neither. */
export type LinkArrival = { readonly link: LoginLink | null; readonly isRefused: boolean };

let arrival: LinkArrival | null = null;
const listeners = new Set<() => void>();

function takeLink(): LoginLink | null {
  try {
    const { sessionStorage } = window;
    return sessionStorage.getItem(LOGIN_LINK_KEY) === null ? null : takeLoginLink(sessionStorage);
  } catch (cause) {
    // The browser blocks site data; then no link was put aside either.
    window.reportError(cause);
    return null;
  }
}

/** Looks, once a document, whether the visitor came by a login link. Address and tab keep nothing of it. */
export function readLinkArrival(): void {
  if (arrival !== null) return;
  const isRefused = window.location.hash === REFUSED_LINK_FRAGMENT;
  if (isRefused) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  arrival = { link: takeLink(), isRefused };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How the visitor came; null until the page has taken over. */
export function useLinkArrival(): LinkArrival | null {
  return useSyncExternalStore(
    subscribe,
    () => arrival,
    () => null,
  );
}
