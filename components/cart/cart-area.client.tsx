'use client';

import { useEffect, type ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';

const loadCartLink = () => import('./cart-link.client');

/** The way to the cart, which counts what is in it once its code is here. */
export function CartArea({ children }: { readonly children: ReactNode }) {
  const { Island, want } = useIsland(loadCartLink);
  useEffect(want, [want]);
  return Island ? <Island /> : children;
}
