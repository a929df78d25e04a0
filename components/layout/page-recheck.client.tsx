'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { ContentFreshnessProps } from './content-freshness.client';

const ContentFreshness = lazy(() => import('./content-freshness.client'));

/** Loads what keeps a shown page up to date, once the page itself is shown and the browser has nothing better to do. */
export function PageRecheck(props: ContentFreshnessProps) {
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
  if (!isIdle) return null;
  return (
    <Suspense>
      <ContentFreshness {...props} />
    </Suspense>
  );
}
