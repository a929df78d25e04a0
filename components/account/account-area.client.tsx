'use client';

import { useEffect, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import type { AccountCornerProps } from './account-corner.client';

const loadCorner = () => import('./account-corner.client');

/**
 * The account corner of the header. Reading the sign-in takes more code than the rest of a page that is only read, so that code loads
 * after it; until then the server's sign-in link holds the place.
 */
export function AccountArea({ children, ...props }: AccountCornerProps & { readonly children: ReactNode }) {
  const { Island, want } = useIsland(loadCorner);
  useEffect(want, [want]);
  return Island ? <Island {...props} /> : children;
}
