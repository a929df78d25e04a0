'use client';

import { useEffect, type ReactNode } from 'react';
import type { ShopScreenName } from '@/lib/shop/shop-screens';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';

const loadCart = () => import('@/components/cart/cart-screen.client');
const loadCheckout = () => import('./checkout-screen.client');
const loadWaitingRoom = () => import('../waiting-room/waiting-room-screen.client');

type ShopIslandProps = {
  readonly screen: ShopScreenName;
  readonly supplier: number;
  /** False if only tickets are sold. */
  readonly isShopOpen: boolean;
  /** Whether orders can be placed without an account. */
  readonly hasGuestOrders: boolean;
  /** False while payments are off: only what is free, or covered by credit or a voucher, can be ordered. */
  readonly takesCards: boolean;
  /** Shown until the screen has loaded. */
  readonly children: ReactNode;
};

/** The cart, a checkout or the waiting room: an application of its own that loads with its page. */
export function ShopIsland({
  screen,
  supplier,
  isShopOpen,
  hasGuestOrders,
  takesCards,
  children,
}: ShopIslandProps) {
  const cart = useIsland(loadCart);
  const checkout = useIsland(loadCheckout);
  const waitingRoom = useIsland(loadWaitingRoom);
  const { want, hasFailed } = { cart, checkout, 'guest-checkout': checkout, 'waiting-room': waitingRoom }[
    screen
  ];
  useEffect(() => want(), [want]);
  if (hasFailed) return <ScreenFailed />;
  if (screen === 'cart')
    return cart.Island ? (
      <cart.Island isShopOpen={isShopOpen} hasGuestOrders={hasGuestOrders} takesCards={takesCards} />
    ) : (
      children
    );
  if (screen === 'waiting-room')
    return waitingRoom.Island ? <waitingRoom.Island isShopOpen={isShopOpen} /> : children;
  if (!checkout.Island) return children;
  return (
    <checkout.Island
      supplier={supplier}
      isShopOpen={isShopOpen}
      isGuest={screen === 'guest-checkout'}
      takesCards={takesCards}
    />
  );
}
