/** A word of a text in the form that searching compares, and where it stands. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

/** Letters, digits and their marks; an apostrophe inside belongs to the word (O'Brien, driver's). */
const RUN = /[\p{L}\p{N}\p{M}]+(?:['’ʻʼ][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic vowels, which people leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
const APOSTROPHES = /['’ʻʼ]/g;
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
  ى: 'ي',
  ة: 'ه',
};
const PLAIN_LETTER = /[ßæœøđðþłıأإآىة]/g;

/** Longer words are nobody's name; the limit keeps the index and the comparison small. */
const MAX_WORD_LENGTH = 40;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A word without case, accents and typing variants: 'Pukekohé' and 'PUKEKOHE' are the same. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(OPTIONAL_MARKS, '')
    .replace(PLAIN_LETTER, (letter) => PLAIN[letter] ?? letter)
    .slice(0, MAX_WORD_LENGTH);
}

/** The words of a text in any script, in order. Linear in the length of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!UNSPACED.test(run)) {
      words.push({ folded: foldWord(run), start: index, end: index + run.length });
      continue;
    }
    for (const { segment, index: at, isWordLike } of segmenter.segment(run)) {
      if (!isWordLike) continue;
      const start = index + at;
      words.push({ folded: foldWord(segment), start, end: start + segment.length });
    }
  }
  return words.filter(({ folded }) => folded !== '');
}
