'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { propertyOf } from '@/lib/shared/record';

/** The field of a history entry that counts the overlays open on its page. */
const DEPTH_KEY = 'openOverlays';

function depthOf(state: unknown): number {
  const depth = propertyOf(state, DEPTH_KEY);
  return typeof depth === 'number' ? depth : 0;
}
const depthNow = () => depthOf(window.history.state);

/** Browsers navigate back asynchronously. Until then, a new entry would be put on top of the one about to be removed. */
let isGoingBack = false;

/** Goes back over an entry. Not after Back itself, nor on another page opened meanwhile. */
function removeEntry(depth: number): void {
  const now = depthNow();
  if (now === depth) {
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
    window.history.back();
  }
  // Any overlay on top has just closed, too.
  else if (now > depth) window.addEventListener('popstate', () => removeEntry(depth), { once: true });
}

/** Runs a task at once, or once the browser has gone back. */
function whenBack(run: () => void): void {
  // After the event, because its entry has to be the current one first.
  if (isGoingBack)
    window.addEventListener('popstate', () => queueMicrotask(() => whenBack(run)), { once: true });
  else run();
}

/**
 * Lets Back close an overlay (a lightbox, a dialog) instead of leaving the page. While it is open, the history has an extra entry, which
 * is removed if it is closed another way. An overlay that opens on top of it closes first.
 * @param isOpen whether it is open
 * @param onBack closes it
 * @param anchor '#name' for sharing its address; without one the address stays as it is
 */
export function useBackCloses(isOpen: boolean, onBack: () => void, anchor?: string): void {
  const close = useEffectEvent(onBack);
  const addEntry = useEffectEvent((depth: number) => {
    const { pathname, search, hash } = window.location;
    // A visitor who arrived by the anchor gets the page itself underneath.
    if (anchor !== undefined && hash === anchor)
      window.history.replaceState(window.history.state, '', pathname + search);
    window.history.pushState({ ...window.history.state, [DEPTH_KEY]: depth }, '', anchor);
  });
  /** Its depth, once it is in the history. */
  const entry = useRef<{ depth: number | null; isClosed: boolean } | null>(null);

  // In the same task in which it disappears, so that Back can be pressed right away.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const own = (entry.current ??= { depth: null, isClosed: false });
    own.isClosed = false;
    const onPopState = (event: PopStateEvent) => {
      if (own.depth !== null && depthOf(event.state) < own.depth) close();
    };
    // Before any other listener of the same event: the entry being removed is another overlay's.
    window.addEventListener('popstate', onPopState);
    whenBack(() => {
      if (own.isClosed || own.depth !== null) return;
      own.depth = depthNow() + 1;
      addEntry(own.depth);
    });
    return () => {
      window.removeEventListener('popstate', onPopState);
      own.isClosed = true;
      queueMicrotask(() => {
        // React runs effects twice in development: an entry about to be removed is used again.
        if (!own.isClosed || entry.current !== own) return;
        entry.current = null;
        if (own.depth !== null) removeEntry(own.depth);
      });
    };
  }, [isOpen]);
}
