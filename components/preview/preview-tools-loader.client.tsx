'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';

const Tools = lazyOptional(() => import('./preview-tools.client'));
const never = () => () => undefined;

/** Loads the connection between a preview and the CMS around it; visitors' pages don't contain it. */
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
