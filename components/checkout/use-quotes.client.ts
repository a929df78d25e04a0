'use client';

import { useEffect, useState } from 'react';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { shippingQuote } from '@/lib/contract/endpoints/cart';
import type { Address } from '@/lib/contract/entities/account';
import type { ShippingQuote } from '@/lib/contract/entities/cart';

export type Quotes =
  | { readonly kind: 'loading' }
  | { readonly kind: 'quotes'; readonly quotes: readonly ShippingQuote[] }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * The delivery prices for a place; without one, only pick-up.
 * @param count number of items: a changed cart needs new prices
 */
export function useQuotes(
  address: Pick<Address, 'city' | 'postcode' | 'country'> | null,
  count: number,
): { readonly quotes: Quotes; readonly askAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const place = JSON.stringify(
    address
      ? { suburb: address.city, postcode: address.postcode, country: address.country }
      : { suburb: '', postcode: '', country: '' },
  );
  const asked = `${place} ${String(count)} ${String(attempt)}`;
  const [found, setFound] = useState<{ readonly of: string; readonly quotes: Quotes } | null>(null);
  useEffect(() => {
    let isOver = false;
    const input: { suburb: string; postcode: string; country: string } = JSON.parse(place);
    void createContractCalls(browserApi())
      .call(shippingQuote, { ...input, session: browserCart().getState().sessionKey })
      .then((answer) => {
        if (isOver) return;
        setFound({
          of: asked,
          quotes: answer.ok
            ? { kind: 'quotes', quotes: answer.value }
            : { kind: 'failed', error: answer.error },
        });
      });
    return () => {
      isOver = true;
    };
  }, [place, asked]);
  return {
    quotes: found?.of === asked ? found.quotes : { kind: 'loading' },
    askAgain: () => setAttempt((before) => before + 1),
  };
}
