'use client';

import { useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { createSentCode, type CodeScreen } from '@/lib/account/sent-code';

/**
 * The address to which a screen has emailed a code, '' before that. It survives a reload of the tab.
 * @returns the address and its setter ('' asks for an address again)
 */
export function useSentCode(screen: CodeScreen): readonly [string, (email: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const store = useMemo(() => createSentCode(screen, () => window.sessionStorage, Date.now), [screen]);
  // The server knows no tab, so the first paint has no address.
  const isHydrated = useHydrated();
  const found = useMemo(() => (isHydrated ? store.find() : ''), [isHydrated, store]);
  const set = (email: string) => {
    if (email === '') store.forget();
    else store.remember(email);
    setChosen(email);
  };
  return [chosen ?? found, set];
}
