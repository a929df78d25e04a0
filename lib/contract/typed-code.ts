/** What people type for a hyphen: any dash, the minus sign, the Japanese long vowel mark, an underscore or a full stop. */
const DASH = '[\\p{Pd}\\u2212\\u30fc_.]';
const SEPARATORS = new RegExp(`\\s*${DASH}\\s*|\\s+`, 'gu');

/**
 * Normalises a typed or pasted code: capitals, full-width letters as plain ones, no invisible characters, and `between` in place of the
 * separators of its parts. Browser and server both read codes this way.
 */
export const readTypedCode = (typed: string, between: '-' | ''): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toUpperCase()
    .replace(SEPARATORS, between);

/** The normal form of a promotion code; spellings with the same normal form are the same code. */
export const normalPromotionCode = (typed: string): string => readTypedCode(typed, '-');
