'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';

type IslandModule<P> = { readonly default: ComponentType<P> };

/**
 * Code loaded on demand, so that pages that don't use it don't pay for it. If it can't be loaded (no connection, a new build), the
 * server's markup stays; loading is retried on the next request, and when the connection is back.
 * @param load a stable function containing a dynamic import
 */
export function useIsland<P>(load: () => Promise<IslandModule<P>>): {
  readonly Island: ComponentType<P> | null;
  /** The last attempt failed: report it to whoever waits for the part. */
  readonly hasFailed: boolean;
  readonly want: () => void;
} {
  const [Island, setIsland] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isComing = useRef(false);
  const want = useCallback(() => {
    if (isComing.current) return;
    isComing.current = true;
    setHasFailed(false);
    load().then(
      // A component is a function, and React would call a bare one.
      (loaded) => setIsland(() => loaded.default),
      (cause: unknown) => {
        isComing.current = false;
        setHasFailed(true);
        // To the browser's own error channel, where monitoring listens.
        window.reportError(cause);
      },
    );
  }, [load]);
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', want);
    return () => removeEventListener('online', want);
  }, [hasFailed, want]);
  return { Island, hasFailed, want };
}
