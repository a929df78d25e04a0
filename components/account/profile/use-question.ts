'use client';

import { useEffect, useRef, useState } from 'react';

/** Opens and closes a question, such as whether to remove something. Cancelling returns the focus to the button that opened it. */
export function useQuestion() {
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'closed' | 'open' | 'cancelled'>('closed');
  useEffect(() => {
    if (step === 'cancelled') opener.current?.focus();
  }, [step]);
  return {
    opener,
    isOpen: step === 'open',
    open: () => setStep('open'),
    cancel: () => setStep('cancelled'),
    /** Closes it once answered; the focus goes elsewhere. */
    close: () => setStep('closed'),
  };
}
