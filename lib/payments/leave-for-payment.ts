'use client';

import { useEffect } from 'react';
import { isPaymentAddress } from './return-address';

/** Sends the browser to a payment page. @returns false for an address that no payment page may have */
export function leaveForPayment(address: string): boolean {
  if (!isPaymentAddress(address, window.location.origin)) return false;
  window.location.assign(address);
  return true;
}

/** Calls back when the visitor returns by Back to a page that the browser kept as it was left. */
export function useReturnByBack(onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}
