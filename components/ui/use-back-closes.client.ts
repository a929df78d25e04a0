'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { propertyOf } from '@/lib/shared/record';

/** The field of a history entry that counts what is open over its page. */
const DEPTH_KEY = 'openOverlays';

function depthOf(state: unknown): number {
  const depth = propertyOf(state, DEPTH_KEY);
  return typeof depth === 'number' ? depth : 0;
}
const depthNow = () => depthOf(window.history.state);

/** Goes back over an entry. Not after Back itself, nor on another page that was gone to meanwhile. */
function removeEntry(depth: number): void {
  const now = depthNow();
  if (now === depth) window.history.back();
  // What lay on top has just closed, too: browsers go back a moment after they are asked.
  else if (now > depth) window.addEventListener('popstate', () => removeEntry(depth), { once: true });
}

/**
 * Lets Back close what is open over the page (a lightbox, a dialog) instead of leaving the page. While it is open, the history has an extra
 * entry, which is removed if it is closed another way. Whatever opens on top of it closes first.
 * @param isOpen whether it lies open
 * @param onBack closes it
 * @param anchor '#name' under which it can be sent to others; without one the address stays as it is
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
  const entry = useRef<{ readonly depth: number; isClosed: boolean } | null>(null);

  // In the task in which it goes, so that whoever sees it gone can press Back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (entry.current === null) {
      entry.current = { depth: depthNow() + 1, isClosed: false };
      addEntry(entry.current.depth);
    }
    const own = entry.current;
    own.isClosed = false;
    const onPopState = (event: PopStateEvent) => {
      if (depthOf(event.state) < own.depth) close();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      own.isClosed = true;
      queueMicrotask(() => {
        // React runs effects twice in development: an entry that was about to be removed is used on.
        if (!own.isClosed) return;
        entry.current = null;
        removeEntry(own.depth);
      });
    };
  }, [isOpen]);
}
