'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { useIdle } from '@/components/ui/use-idle.client';
import type { ContentFreshnessProps } from './content-freshness.client';

const ContentFreshness = lazyOptional(() => import('./content-freshness.client'));

/** Loads the code that keeps the page up to date, once the page is shown and the browser is idle. */
export function PageRecheck(props: ContentFreshnessProps) {
  if (!useIdle()) return null;
  return (
    <Suspense>
      <ContentFreshness {...props} />
    </Suspense>
  );
}
