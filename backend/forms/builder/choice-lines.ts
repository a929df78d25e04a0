import { readPrice } from '../../cms/fields/typed-price.ts';

/** A choice as typed. Its price is in dollars; null for none. */
export type ChoiceLine = { readonly label: string; readonly price: number | null };

/** A line's text and the price at its end: 'Adult $45', 'Whole season $1,250'. */
const WITH_PRICE = /^(.*\S)\s+(\$\s?\d[\d,.]*)$/;

/** Reads choices from a text with one on each line, and their prices from lines that end in one. */
export const readChoiceLines = (text: string): ChoiceLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = line, typed = ''] = WITH_PRICE.exec(line) ?? [];
      const price = readPrice(typed);
      return { label: price === null ? line : label, price };
    });
