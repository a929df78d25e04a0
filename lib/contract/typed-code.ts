/** What a keyboard makes of a hyphen: every dash, the minus sign, the Japanese long vowel mark, an underscore or a full stop. */
const DASH = '[\\p{Pd}\\u2212\\u30fc_.]';
const SEPARATORS = new RegExp(`\\s*${DASH}\\s*|\\s+`, 'gu');

/**
 * A code as it was meant, however it was typed or pasted: in capitals, letters of full width as plain ones, without invisible characters,
 * and with `between` for what separates its parts. Browser and server both read codes this way.
 */
export const readTypedCode = (typed: string, between: '-' | ''): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toUpperCase()
    .replace(SEPARATORS, between);

/** The normal form of a promotion code; two spellings are the same code if they have the same one. */
export const normalPromotionCode = (typed: string): string => readTypedCode(typed, '-');
