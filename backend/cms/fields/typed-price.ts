/** A price as people type it, in dollars: '45', '45.50', '$1,250'. */
const PRICE = /^\$?\s*(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/;

/** What is said of a text that is no price. */
export const NOT_A_PRICE = 'Enter a price in dollars, such as 45 or 45.50.';

/** What is said of an early price that saves nothing. */
export const NOT_EARLY = 'The early price has to be lower than the price after it.';

/** The dollars that somebody typed; null if it is no price. */
export function readPrice(typed: string): number | null {
  const [, dollars, cents = ''] = PRICE.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replace(',', '') + cents);
}
