'use client';

import { useEffect, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { creditCardSurchargeOf } from '@/lib/contract/endpoints/payments';
import { centsOf, dollarsOf, type Cents } from '@/lib/contract/money';

/** The surcharge for a typed amount is requested once the typing pauses. */
const PAUSE_MS = 350;

/** What paying an amount by card costs on top, as the server of the page knew it. */
export type KnownSurcharge = { readonly cents: Cents; readonly surcharge: Cents };

/**
 * The card surcharge for an amount; null until it is known. A server without the call counts as charging none: a total that turns out
 * different is rejected before anything is paid (`shown_total`).
 * @param since requests it again when this changes
 * @param known counts until it has been requested
 */
export function useSurcharge(
  cents: Cents,
  since: unknown = null,
  known: KnownSurcharge | null = null,
): Cents | null {
  const [found, setFound] = useState<(KnownSurcharge & { readonly since: unknown }) | null>(
    () => known && { ...known, since },
  );
  useEffect(() => {
    if (cents <= 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      createContractCalls(browserApi())
        .call(creditCardSurchargeOf, { amount: dollarsOf(cents) }, { signal: stop.signal })
        .then(
          (answer) => setFound({ cents, since, surcharge: answer.ok ? centsOf(answer.value.surcharge) : 0 }),
          // Aborted by ourselves: another amount is being requested.
          () => undefined,
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [cents, since]);
  if (cents <= 0) return 0;
  return found?.cents === cents && found.since === since ? found.surcharge : null;
}
