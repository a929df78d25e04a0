import { foldWord } from './fold-word';

/** A word of a text in the form that searching compares, and where it stands. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

/** Letters, digits, their marks and what joins them unseen; an apostrophe inside belongs to the word (O'Brien, O‘zbek, п'ять). */
const RUN = /[\p{L}\p{N}\p{M}]+(?:['’‘ʻʼ`´\u00ad\u200c\u200d]+[\p{L}\p{N}\p{M}]+)*/gu;
/** Letters of the scripts that are written without spaces between words, and everything between such letters. */
const PARTS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{M}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/**
 * Where nothing says where a word ends, each two neighbouring letters make one: a dictionary cuts 'レーシングチーム' once so and
 * once otherwise, and what stands within its words could not be found. The last letter alone is there for queries of one letter.
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

/** The words of a text in any script, in order; those of scripts without spaces overlap. Linear in the length of the text. */
export function wordsOf(text: string, { isQuery = false } = {}): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!UNSPACED.test(run)) {
      words.push({ folded: foldWord(run), start: index, end: index + run.length });
      continue;
    }
    for (const { 0: part, index: at } of run.matchAll(PARTS)) {
      const start = index + at;
      if (UNSPACED.test(part)) words.push(...pairs(part, start, !isQuery));
      else words.push({ folded: foldWord(part), start, end: start + part.length });
    }
  }
  return words.filter(({ folded }) => folded !== '');
}

/** Whether a folded word is of a script without spaces: one or two letters, of which each says as much as a syllable. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);
