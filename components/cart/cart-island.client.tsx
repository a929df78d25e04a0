'use client';

import { useEffect, type ReactNode } from 'react';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';

const loadCart = () => import('./cart-screen.client');
const loadCheckout = () => import('../checkout/checkout-screen.client');

type ShopIslandProps = {
  readonly screen: 'cart' | 'checkout';
  readonly supplier: number;
  /** Shown until the screen has loaded. */
  readonly children: ReactNode;
};

/** The cart or the checkout: an application of its own that loads when its page is opened. */
export function ShopIsland({ screen, supplier, children }: ShopIslandProps) {
  const cart = useIsland(loadCart);
  const checkout = useIsland(loadCheckout);
  const { want, hasFailed } = screen === 'cart' ? cart : checkout;
  useEffect(() => want(), [want]);
  if (hasFailed) return <ScreenFailed />;
  if (screen === 'cart') return cart.Island ? <cart.Island /> : children;
  return checkout.Island ? <checkout.Island supplier={supplier} /> : children;
}
