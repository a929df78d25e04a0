'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIdle } from '@/components/ui/use-idle.client';

const List = lazyOrNothing(
  () => import(/* webpackChunkName: "kept-pages" */ './kept-pages.client'),
  LoadFailed,
);

/** Loads the list of kept pages where it is shown; other pages do without its code. */
export function KeptPagesLoader() {
  return useIdle() ? (
    <Suspense>
      <List />
    </Suspense>
  ) : null;
}
