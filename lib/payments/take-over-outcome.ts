import { PAYMENT_RESULT_ATTRIBUTE } from './payment-result';

/**
 * Removes the payment result that the server wrote into a part of the page: its script now shows the same in the same place. These
 * notices never change, so React does not look for them.
 */
export function takeOverOutcome(part: Element): void {
  for (const notice of part.querySelectorAll(`[${PAYMENT_RESULT_ATTRIBUTE}]`)) notice.remove();
}
