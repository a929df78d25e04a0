/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic vowels, which people leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
/** Each of them is typed for the others, and none is missed; the rest are the hyphens and joiners that nobody sees. */
const UNTYPED = /['’‘ʻʼ`´\u00ad\u200c\u200d]/g;
/** Letters that normalisation does not take apart but that people type as plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const PLAIN_LETTER = /[ßæœøđðþłıأإآٱىة]/g;
/** Digits as Arabic and Persian write them. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** 'The', 'and the', 'for the' of Arabic are written together with their word. */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=[\u0621-\u064a]{3})/;
/** What Korean hangs onto a noun, as other languages put a preposition before it. */
const KOREAN_PARTICLE =
  /(?<=[\uac00-\ud7a3]{2})(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|와|과|도|로)$/;
const HANGUL = /[\uac00-\ud7a3]/g;

/** Longer words are nobody's name; the limit keeps the index and the comparison small. */
const MAX_WORD_LENGTH = 40;

const digitOf = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/**
 * A word without case, accents and typing variants: 'Pukekohé' and 'PUKEKOHE' are the same. A Korean syllable is taken apart into its
 * letters, which are what one mistypes and what stands there while one types.
 */
export function foldWord(word: string): string {
  return word
    .replace(UNTYPED, '')
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replace(PLAIN_LETTER, (letter) => PLAIN[letter] ?? letter)
    .replace(EASTERN_DIGIT, digitOf)
    .replace(ARABIC_ARTICLE, '')
    .replace(KOREAN_PARTICLE, '')
    .replace(HANGUL, (syllable) => syllable.normalize('NFD'))
    .slice(0, MAX_WORD_LENGTH);
}
