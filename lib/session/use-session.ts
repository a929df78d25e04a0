'use client';

import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { browserSession, type SessionState } from '@/lib/session/store';

/**
 * Selects part of the session. The server and the first client render see an anonymous one; the stored session follows in the same frame.
 * @param selector returns a primitive or a stable reference, not a new object each time
 */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useStore(browserSession(), selector);
}

/** Whether the session has been read. Views that depend on it reserve their space until then, so that nothing flashes. */
export function useIsSessionKnown(): boolean {
  const session = browserSession();
  return useSyncExternalStore(session.onKnown, session.isKnown, () => false);
}
