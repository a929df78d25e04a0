'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';

const List = lazy(() => import(/* webpackChunkName: "kept-pages" */ './kept-pages.client'));

/** Loads the list of kept pages where it is shown; other pages do without its code. */
export function KeptPagesLoader() {
  return useIdle() ? (
    <Suspense>
      <List />
    </Suspense>
  ) : null;
}
