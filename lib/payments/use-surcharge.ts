'use client';

import { useEffect, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import { creditCardSurchargeOf } from '@/lib/contract/endpoints/payments';
import { dollarsOf, type Cents } from '@/lib/contract/money';

/** A typed amount is asked about once the typing pauses. */
const PAUSE_MS = 350;

/** What paying an amount by card costs on top, in dollars; null while nobody has said so. */
export function useSurcharge(cents: Cents): number | null {
  const [found, setFound] = useState<{ readonly cents: Cents; readonly surcharge: number } | null>(null);
  useEffect(() => {
    if (cents <= 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      createContractCalls(browserApi())
        .call(creditCardSurchargeOf, { amount: dollarsOf(cents) }, { signal: stop.signal })
        .then(
          (answer) => {
            if (answer.ok) setFound({ cents, surcharge: answer.value.surcharge });
          },
          // Given up by ourselves: another amount is being asked about.
          () => undefined,
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [cents]);
  return found?.cents === cents ? found.surcharge : null;
}
