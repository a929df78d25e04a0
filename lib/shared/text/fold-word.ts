/** Diacritics of Latin, Greek and Cyrillic, and vowel marks of Hebrew and Arabic, which people leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
/** Apostrophes, which people confuse or omit, soft hyphens and invisible joiners. */
const UNTYPED = /['’‘ʻʼ`´\u00ad\u200c\u200d]/g;
/** Letters that normalisation doesn't decompose, but that people type as plain ones. */
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
/** Arabic and Persian digits. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** In Arabic, 'the', 'and the' and 'for the' are joined to their word. */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=[\u0621-\u064a]{3})/;
/** Particles that Korean appends to a noun, where other languages use prepositions. */
const KOREAN_PARTICLE =
  /(?<=[\uac00-\ud7a3]{2})(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|와|과|도|로)$/;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
const HANGUL = /[\uac00-\ud7a3]/g;
/** Hiragana is in the same order as katakana, in which foreign names are written. */
const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;

/** Names don't have longer words; the limit keeps the index and comparisons small. */
const MAX_WORD_LENGTH = 40;

const digitOf = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/**
 * A word without case, accents and typing variants: 'Pukekohé' and 'PUKEKOHE' become the same, as do 'れーす' and 'レース'. Korean syllables are
 * decomposed into letters, which is what people mistype, and what an input has while they type.
 */
export function foldWord(word: string): string {
  // Most words need nothing else, and a long text has thousands.
  if (PLAIN_WORD.test(word)) return word.toLowerCase().slice(0, MAX_WORD_LENGTH);
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
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA))
    .replace(HANGUL, (syllable) => syllable.normalize('NFD'))
    .slice(0, MAX_WORD_LENGTH);
}
