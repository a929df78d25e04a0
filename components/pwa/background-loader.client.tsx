'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useIdle } from '@/components/ui/use-idle.client';
import type { BackgroundProps } from './background.client';

const Background = lazyOrNothing(() => import(/* webpackChunkName: "background" */ './background.client'));

/** Loads what runs beside every page, once the page itself is shown. */
export function BackgroundLoader(props: BackgroundProps) {
  return useIdle() ? (
    <Suspense>
      <Background {...props} />
    </Suspense>
  ) : null;
}
