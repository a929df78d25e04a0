'use client';

import { useEffect } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { SmartLink } from '@/components/ui/smart-link';
import { browserCart, followCart } from '@/lib/cart/browser-cart';
import { followSession } from '@/lib/cart/follow-session';
import { selectItemCount, useCart } from '@/lib/cart/use-cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSession } from '@/lib/session/store';

/** The cart's calls load when somebody signs in or out, not with the page. */
const react = (what: 'merge' | 'refresh') => {
  void import('@/lib/cart/browser-actions').then(({ browserCartActions }) => {
    const cart = browserCart();
    if (what === 'refresh') cart.reset();
    return browserCartActions()[what]();
  });
};

/** Links to the cart and shows the number of items; keeps the cart in sync with other tabs and with the signed-in customer. */
export default function CartLink() {
  const t = useTranslate();
  const count = useCart(selectItemCount);
  useEffect(() => {
    const cart = browserCart();
    const stopTabs = followCart(cart, window);
    const stopSession = followSession(browserSession(), cart, {
      onSignIn: () => react('merge'),
      onSignOut: () => react('refresh'),
    });
    return () => {
      stopTabs();
      stopSession();
    };
  }, []);
  return (
    <SmartLink
      href="/cart"
      prefetch={false}
      className="icon-btn cart-link"
      aria-label={t('islands.cart', { count })}
    >
      <CoreIcon name="cart" size={24} />
      {count > 0 ? (
        <span aria-hidden className="cart-count numeric">
          {count}
        </span>
      ) : null}
    </SmartLink>
  );
}
