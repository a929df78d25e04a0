'use client';

import { useEffect, useState } from 'react';

/** Becomes true once the page is hydrated and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback; a timeout after load comes close.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsIdle(true), 0);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIsIdle(true));
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
