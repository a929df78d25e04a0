'use client';

import { useEffect } from 'react';

/**
 * Runs a task once the page is shown and the browser has nothing better to do.
 * @param task a stable function
 */
export function useWhenIdle(task: () => void): void {
  useEffect(() => {
    // Safari has no idle callback; a timeout after load comes close.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(task, 0);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }, [task]);
}
