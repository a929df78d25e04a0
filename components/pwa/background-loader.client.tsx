'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { useIdle } from '@/components/ui/use-idle.client';
import type { BackgroundProps } from './background.client';

const Background = lazyOptional(() => import(/* webpackChunkName: "background" */ './background.client'));

/** Loads the background tasks of every page, once the page itself is shown. */
export function BackgroundLoader(props: BackgroundProps) {
  return useIdle() ? (
    <Suspense>
      <Background {...props} />
    </Suspense>
  ) : null;
}
