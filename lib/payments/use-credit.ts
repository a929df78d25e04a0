'use client';

import { useEffect, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { getCreditBalance } from '@/lib/contract/endpoints/account';
import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';

/**
 * The signed-in customer's credit with a supplier in dollars; null while unknown or if nobody is signed in.
 * @param since fetches again when this changes
 */
export function useCredit(supplier: number, since: unknown = null): number | null {
  const isSignedIn = useSession(isLoggedIn);
  const [balance, setBalance] = useState<number | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    void createContractCalls(browserApi())
      .call(getCreditBalance, { supplier })
      .then((result) => {
        if (!isOver && result.ok) setBalance(result.value.balance);
      });
    return () => {
      isOver = true;
    };
  }, [isSignedIn, supplier, since]);
  return isSignedIn ? balance : null;
}
