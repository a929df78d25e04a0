import { useCallback, useEffect, useState } from 'react';
import {
  documentInput,
  failureOf,
  type DocumentAddress,
  type UnavailableDocument,
} from '@/components/documents/use-document.client';
import { createContractCalls } from '@/lib/api/contract-calls';
import { getOrder } from '@/lib/contract/endpoints/orders';
import type { Order } from '@/lib/contract/entities/orders';
import { browserApi } from '@/lib/session/browser-api';

type LoadedOrder = UnavailableDocument | { readonly kind: 'shown'; readonly order: Order };

/** Loads an order for its buyer, or for holders of a signed link. `show` displays the order after a change. */
export function useOrder(address: DocumentAddress): {
  readonly found: LoadedOrder;
  readonly show: (order: Order) => void;
} {
  const [found, setFound] = useState<LoadedOrder>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    const { call } = createContractCalls(browserApi());
    void call(getOrder, documentInput(address)).then((result) => {
      if (isOver) return;
      setFound(result.ok ? { kind: 'shown', order: result.value.item } : failureOf(result.error));
    });
    return () => {
      isOver = true;
    };
  }, [address]);
  const show = useCallback((order: Order) => setFound({ kind: 'shown', order }), []);
  return { found, show };
}
