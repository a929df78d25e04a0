'use client';

import { useEffect, useRef, useState } from 'react';

/** Opens and closes a question about something, such as whether to remove it. Once it's cancelled, the button that opened it has the focus again. */
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
    /** For when it was answered: the focus goes elsewhere. */
    close: () => setStep('closed'),
  };
}
