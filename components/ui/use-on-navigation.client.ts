'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Does something whenever the visitor has gone from one page to another. The first path to be known is none of those: it is the
 * page that was loaded, which may have been used already, before its script came.
 * @param path the current path, '' before it is known
 */
export function useOnNavigation(path: string, onNavigation: () => void): void {
  const shown = useRef(path);
  const act = useEffectEvent(onNavigation);
  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before !== '' && before !== path) act();
  }, [path]);
}
