'use client';

import { useCallback, useRef, useState, type ComponentType } from 'react';

type IslandModule<P> = { readonly default: ComponentType<P> };

/**
 * Code that comes when it is wanted, so that no page pays for it that does not use it. A load that fails (no connection) leaves
 * what the server wrote, and the next wish tries again.
 * @param load a constant function with a dynamic import in it
 */
export function useIsland<P>(load: () => Promise<IslandModule<P>>): {
  readonly Island: ComponentType<P> | null;
  readonly want: () => void;
} {
  const [Island, setIsland] = useState<ComponentType<P> | null>(null);
  const isComing = useRef(false);
  const want = useCallback(() => {
    if (isComing.current) return;
    isComing.current = true;
    load().then(
      // A component is a function, and React would call a bare one.
      (loaded) => setIsland(() => loaded.default),
      () => {
        isComing.current = false;
      },
    );
  }, [load]);
  return { Island, want };
}
