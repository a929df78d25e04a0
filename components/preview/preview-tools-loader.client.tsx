'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

const Tools = lazy(() => import('./preview-tools.client'));
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
