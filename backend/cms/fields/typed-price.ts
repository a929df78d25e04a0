/** A price as people type it, in dollars: '45', '45.50', '$1,250'. */
const PRICE = /^\$?\s*(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/;

/** The message for text that isn't a price. */
export const NOT_A_PRICE = 'Enter a price in dollars, such as 45 or 45.50.';

/** The message for an early price that isn't lower. */
export const NOT_EARLY = 'The early price has to be lower than the price after it.';

/** The typed dollars; null if it isn't a price. */
export function readPrice(typed: string): number | null {
  const [, dollars, cents = ''] = PRICE.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replace(',', '') + cents);
}
