'use client';

import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { browserSession } from '@/lib/session/browser-session';
import type { SessionState } from '@/lib/session/state';

/**
 * A part of the session. The server and the first client render see the anonymous one; what storage holds follows in
 * the same frame.
 * @param selector gives a primitive or a stable reference, not a new object each time
 */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useStore(browserSession(), selector);
}

/** Whether the session was read already. A view that differs by it keeps its place empty until then, so that nothing flashes. */
export function useIsSessionKnown(): boolean {
  const session = browserSession();
  return useSyncExternalStore(session.onKnown, session.isKnown, () => false);
}
