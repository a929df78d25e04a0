'use client';

import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@/lib/api/errors';
import { cartSchema, type Cart } from '@/lib/contract/entities/cart';
import { useIsSessionKnown } from '@/lib/session/use-session';
import { browserCart } from './browser-cart';
import { browserCartActions } from './browser-actions';
import type { Delivery } from './actions';
import { selectAnswer, useCart } from './use-cart';

/** The cart as last received from the server, null until it is known; reloaded when the screen opens. */
export function useLiveCart(delivery: Delivery = {}): {
  readonly cart: Cart | null;
  /** Why it could not be loaded; null once the server has answered another call. */
  readonly error: ApiError | null;
  readonly isLoading: boolean;
} {
  const answer = useCart(selectAnswer);
  const isKnown = useIsSessionKnown();
  const [failure, setFailure] = useState<{ readonly error: ApiError; readonly shown: unknown } | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const { shipping_type, shipping_address, shipping_place: place } = delivery;
  const [postcode, country] = [place?.postcode, place?.country];

  useEffect(() => {
    if (!isKnown) return;
    let isOver = false;
    browserCart().rehydrate();
    void browserCartActions()
      .refresh({
        shipping_type,
        shipping_address,
        shipping_place: postcode === undefined || country === undefined ? undefined : { postcode, country },
      })
      .then((refreshed) => {
        if (isOver) return;
        const shown = selectAnswer(browserCart().getState());
        setFailure(refreshed.ok ? null : { error: refreshed.error, shown });
        setIsLoading(false);
      });
    return () => {
      isOver = true;
    };
  }, [isKnown, shipping_type, shipping_address, postcode, country]);

  const cart = useMemo(() => {
    const parsed = cartSchema.safeParse(answer);
    return parsed.success ? parsed.data : null;
  }, [answer]);
  const error = failure !== null && failure.shown === answer ? failure.error : null;
  return { cart, error, isLoading };
}
