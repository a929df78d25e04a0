'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useIdle } from '@/components/ui/use-idle.client';
import type { ContentFreshnessProps } from './content-freshness.client';

const ContentFreshness = lazyOrNothing(() => import('./content-freshness.client'));

/** Loads what keeps a shown page up to date, once the page itself is shown and the browser has nothing better to do. */
export function PageRecheck(props: ContentFreshnessProps) {
  if (!useIdle()) return null;
  return (
    <Suspense>
      <ContentFreshness {...props} />
    </Suspense>
  );
}
