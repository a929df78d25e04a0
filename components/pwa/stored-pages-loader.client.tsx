'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIdle } from '@/components/ui/use-idle.client';
import type { StoredPagesTexts } from './stored-pages.client';

const List = lazyOptional(
  () => import(/* webpackChunkName: "kept-pages" */ './stored-pages.client'),
  LoadFailed,
);

/** Loads the list of offline pages where it is shown; other pages don't need its code. Whatever is below it keeps its place. */
export function StoredPagesLoader(texts: StoredPagesTexts) {
  const room = (
    <p className="invisible" aria-hidden="true">
      {texts.noneText}
    </p>
  );
  return useIdle() ? (
    <Suspense fallback={room}>
      <List {...texts} />
    </Suspense>
  ) : (
    room
  );
}
