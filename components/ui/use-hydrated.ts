'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has hydrated this part. Before that a press does nothing, so anything that needs a script waits, disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
