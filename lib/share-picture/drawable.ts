import type { ShareCard } from './card';

/**
 * Characters in the fonts of share pictures (checked by a test): Latin, Greek, Cyrillic, Armenian and Georgian letters, and the punctuation
 * of names, times and headlines. Arabic and East Asian text would be wrong or empty.
 */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u04d8\u04d9\u0531-\u0556\u0561-\u0587\u10d0-\u10fa\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212]*$/u;

/** A text for drawing: composed letters, and ordinary spaces in place of rarer ones. */
export const asDrawn = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether the fonts have every character of a text. */
export const isTextDrawable = (text: string): boolean => DRAWABLE.test(asDrawn(text));

/**
 * Whether a card can be drawn without a gap: a podium with a name left out would be worse than none.
 * @param siteName appears on every card
 */
export const isDrawable = (card: ShareCard, siteName: string): boolean =>
  [siteName, ...textsOf(card)].every(isTextDrawable);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
