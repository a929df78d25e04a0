import { readArrival } from './read-arrival';
import { paymentTokenOf } from './return-address';

const KEY = 'payer';

/** Remembers in this tab who sent the visitor to pay, as a page may have several: 'form-7', 'voucher', 'order'. */
export function rememberPayer(payer: string): void {
  try {
    window.sessionStorage.setItem(KEY, payer);
  } catch {
    // Blocked storage: whoever finds the token in the address then shows what came of it.
  }
}

/**
 * Whether the payment that the address carries is this one's: the server says so, or this tab remembers it. In another tab nothing is
 * remembered, and anybody may show it.
 */
export function isPayer(payer: string): boolean {
  if (paymentTokenOf(window.location.search) === null) return false;
  const arrival = readArrival();
  if (arrival) return arrival.payer === payer;
  try {
    const remembered = window.sessionStorage.getItem(KEY);
    return remembered === null || remembered === payer;
  } catch {
    return true;
  }
}
