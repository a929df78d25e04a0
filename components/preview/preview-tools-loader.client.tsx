'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';

const Tools = lazyOrNothing(() => import('./preview-tools.client'));
const never = () => () => undefined;

/** Loads what ties a preview to the CMS around it; pages of visitors do not hold it. */
export function PreviewTools({ origins }: { readonly origins: readonly string[] }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? (
    <Suspense>
      <Tools origins={origins} />
    </Suspense>
  ) : null;
}
