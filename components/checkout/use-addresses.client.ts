'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import { listAddresses } from '@/lib/contract/endpoints/account';
import type { Address } from '@/lib/contract/entities/account';

/** The customer's addresses that can be chosen; null while they are not known. */
export function useAddresses(): {
  readonly addresses: readonly Address[] | null;
  readonly add: (address: Address) => void;
} {
  const [addresses, setAddresses] = useState<readonly Address[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void createContractCalls(browserApi())
      .call(listAddresses, {})
      .then((answer) => {
        // Without the list a new address can still be given.
        if (!isOver) setAddresses(answer.ok ? answer.value.data.filter(({ enabled }) => enabled) : []);
      });
    return () => {
      isOver = true;
    };
  }, []);
  const add = useCallback((address: Address) => setAddresses((before) => [...(before ?? []), address]), []);
  return { addresses, add };
}
