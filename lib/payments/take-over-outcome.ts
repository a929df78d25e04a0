import { ARRIVAL_ATTRIBUTE } from './arrival';

/**
 * Takes away what the server wrote of a payment in a part of the page: its script tells the same from now on, at the same place. What
 * is taken away never changes again, so React does not look for it.
 */
export function takeOverOutcome(part: Element): void {
  for (const notice of part.querySelectorAll(`[${ARRIVAL_ATTRIBUTE}]`)) notice.remove();
}
