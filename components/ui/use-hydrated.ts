'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has taken this part over. Before that a press does nothing, so what needs a script waits, disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
