'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { browserCart, followCart } from '@/lib/cart/browser-cart';
import { followSession } from '@/lib/cart/follow-session';
import { selectItemCount, useCart } from '@/lib/cart/use-cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSession } from '@/lib/session/browser-session';

/** The cart's calls come when somebody signs in or out, not with the page. */
const react = (what: 'merge' | 'refresh') => {
  void import('@/lib/cart/browser-actions').then(({ browserCartActions }) => {
    const cart = browserCart();
    if (what === 'refresh') cart.reset();
    return browserCartActions()[what]();
  });
};

/** Leads to the cart and tells how many things lie in it; keeps the cart in step with other tabs and with who is signed in. */
export function CartLink() {
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
    <Link
      href="/cart"
      prefetch={false}
      className="icon-btn cart-link"
      aria-label={t('islands.cart', { number: count })}
    >
      <CoreIcon name="cart" size={24} />
      {count > 0 ? (
        <span aria-hidden className="cart-count numeric">
          {count}
        </span>
      ) : null}
    </Link>
  );
}
