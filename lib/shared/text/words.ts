import { foldWord } from './fold-word.ts';

/** A word of a text in normalised form, and its position. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

/** Letters, digits, their marks and invisible joiners; an apostrophe inside belongs to the word (O'Brien, O‘zbek, п'ять). */
const RUN = /[\p{L}\p{N}\p{M}]+(?:['’‘ʻʼ`´\u00ad\u200c\u200d]+[\p{L}\p{N}\p{M}]+)*/gu;
/** Letters of the scripts without spaces between words, and everything between such letters. */
const PARTS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{M}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/**
 * Pairs of neighbouring characters, as words of a text without spaces: a dictionary would split 'レーシングチーム' differently from case to case,
 * and would not find parts of words. The last character is added alone, for queries of one character.
 */
function pairs(part: string, offset: number, hasLast: boolean): Word[] {
  const letters = [...part.matchAll(/\P{M}\p{M}*/gu)].map(({ 0: letter, index }) => ({
    start: offset + index,
    end: offset + index + letter.length,
  }));
  return letters.flatMap(({ start, end }, at) => {
    const next = letters[at + 1];
    if (!next && !hasLast && at > 0) return [];
    const last = next?.end ?? end;
    return [{ folded: foldWord(part.slice(start - offset, last - offset)), start, end: last }];
  });
}

/** The words of a text one by one, for callers that only need the first few. Otherwise like `wordsOf`. */
export function* eachWord(text: string, { isQuery = false } = {}): Generator<Word> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!UNSPACED.test(run)) {
      const folded = foldWord(run);
      if (folded !== '') yield { folded, start: index, end: index + run.length };
      continue;
    }
    for (const { 0: part, index: at } of run.matchAll(PARTS)) {
      const start = index + at;
      const words = UNSPACED.test(part)
        ? pairs(part, start, !isQuery)
        : [{ folded: foldWord(part), start, end: start + part.length }];
      yield* words.filter(({ folded }) => folded !== '');
    }
  }
}

/** The words of a text in any script, in order; those of scripts without spaces overlap. Linear in the length of the text. */
export const wordsOf = (text: string, options: { isQuery?: boolean } = {}): Word[] => [
  ...eachWord(text, options),
];

/** Whether a normalised word is from a script without spaces: one or two characters, each worth a syllable. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);
