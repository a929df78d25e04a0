'use client';

import { useEffect, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';

const loadCartLink = () => import('./cart-link.client');

/** The cart link, which shows the number of items once its code has loaded. */
export function CartArea({ children }: { readonly children: ReactNode }) {
  const { Island, want } = useIsland(loadCartLink);
  useEffect(want, [want]);
  return Island ? <Island /> : children;
}
