'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Cents } from '@/lib/contract/money';
import { readChoice } from './voucher-dom';

/** The amount that the form says now; 0 for none. Also what was chosen before anybody listened. */
export function useChosenCents(form: HTMLFormElement): Cents {
  const subscribe = useCallback(
    (onChange: () => void) => {
      form.addEventListener('input', onChange);
      return () => form.removeEventListener('input', onChange);
    },
    [form],
  );
  const read = () => readChoice(form).cents;
  return useSyncExternalStore(subscribe, read, read);
}
