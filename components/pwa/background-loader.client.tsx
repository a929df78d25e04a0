'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import type { BackgroundProps } from './background.client';

const Background = lazy(() => import(/* webpackChunkName: "background" */ './background.client'));

/** Loads what runs beside every page, once the page itself is shown. */
export function BackgroundLoader(props: BackgroundProps) {
  return useIdle() ? (
    <Suspense>
      <Background {...props} />
    </Suspense>
  ) : null;
}
