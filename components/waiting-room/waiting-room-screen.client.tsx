'use client';

import { ShoppingLink } from '@/components/shop/shopping-link';
import { ButtonLink } from '@/components/ui/button';
import { useTranslate } from '@/lib/i18n/use-translate';
import { RoomPanel } from './room-panel.client';
import { useWaitingRoom } from './use-waiting-room.client';

/** The waiting room as a page of its own: for visitors who come before the sale, or with an empty cart. */
export default function WaitingRoomScreen({ isShopOpen }: { readonly isShopOpen: boolean }) {
  const t = useTranslate();
  return (
    <RoomPanel visit={useWaitingRoom()}>
      {() => (
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/checkout">{t('waitingRoom.toCheckout')}</ButtonLink>
          <ShoppingLink isShopOpen={isShopOpen} text="cart.toShop" colour="plain" />
        </div>
      )}
    </RoomPanel>
  );
}
