'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Cents } from '@/lib/contract/money';
import { readChoice } from './voucher-dom';

/** The form's current amount in cents; 0 for none. Includes a choice made before hydration. */
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
