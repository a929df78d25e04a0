'use client';

import { useEffect, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import type { AccountCornerProps } from './account-corner.client';

const loadCorner = () => import('./account-corner.client');

/**
 * The visitor's corner of the header. Reading the session needs more code than the rest of a page that is only read, so that code comes
 * after it; until then the server's way in stands in the same place.
 */
export function AccountArea({ children, ...props }: AccountCornerProps & { readonly children: ReactNode }) {
  const { Island, want } = useIsland(loadCorner);
  useEffect(want, [want]);
  return Island ? <Island {...props} /> : children;
}
