import { readPaymentResult } from './read-payment-result';
import { paymentTokenOf } from './return-address';

const KEY = 'payer';

/** Remembers in this tab which part of the page began the payment, as a page may have several: 'form-7', 'voucher', 'order'. */
export function rememberPaymentOrigin(origin: string): void {
  try {
    window.sessionStorage.setItem(KEY, origin);
  } catch {
    // Storage is blocked: then whichever part finds the token in the address shows the result.
  }
}

/**
 * Whether the payment in the address belongs to this part: the server says so, or this tab remembers it. In another tab nothing is
 * remembered, and any part may show it.
 */
export function isPaymentOrigin(origin: string): boolean {
  if (paymentTokenOf(window.location.search) === null) return false;
  const paymentResult = readPaymentResult();
  if (paymentResult) return paymentResult.origin === origin;
  try {
    const remembered = window.sessionStorage.getItem(KEY);
    return remembered === null || remembered === origin;
  } catch {
    return true;
  }
}
