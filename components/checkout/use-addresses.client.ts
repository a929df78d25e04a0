'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { listAddresses } from '@/lib/contract/endpoints/account';
import type { Address } from '@/lib/contract/entities/account';

/** The customer's addresses that can be chosen. */
export function useAddresses(): {
  /** Null while they are not known. */
  readonly addresses: readonly Address[] | null;
  /** Why they could not be loaded, until the customer retries. */
  readonly failure: ApiError | null;
  readonly askAgain: () => void;
  readonly add: (address: Address) => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState<readonly Address[] | null>(null);
  const [added, setAdded] = useState<readonly Address[]>([]);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useEffect(() => {
    let isOver = false;
    void createContractCalls(browserApi())
      .call(listAddresses, {})
      .then((answer) => {
        if (isOver) return;
        if (answer.ok) setSaved(answer.value.data.filter(({ enabled }) => enabled));
        else setFailure(answer.error);
      });
    return () => {
      isOver = true;
    };
  }, [attempt]);
  const askAgain = useCallback(() => {
    setFailure(null);
    setAttempt((before) => before + 1);
  }, []);
  const add = useCallback((address: Address) => setAdded((before) => [...before, address]), []);
  // A new address is also in a list that loads later.
  const known = new Set(saved?.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  return {
    addresses: saved || fresh.length > 0 ? [...(saved ?? []), ...fresh] : null,
    failure,
    askAgain,
    add,
  };
}
