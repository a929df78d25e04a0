'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls a function whenever the visitor has gone from one page to another. The first known path doesn't count: it is the page that was
 * loaded, which may have been in use before its script arrived.
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
