import type { Cents } from '@/lib/contract/money';

/** Value of the option 'Custom Amount' (spec point 5). */
export const CUSTOM_AMOUNT = '-1';

const TYPED = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** A typed amount of dollars ('25', '$25.50', '25,5') as cents; 0 for anything else. */
export function typedCents(text: string): Cents {
  const [, dollars, cents = ''] = TYPED.exec(text.trim()) ?? [];
  return dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
