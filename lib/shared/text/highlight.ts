import { eachWord, wordsOf } from './words.ts';

/** A piece of a text; `isMatch` marks the found words. */
export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Length of an excerpt in characters, and how many of them precede its first match. */
const EXCERPT_LENGTH = 180;
const LEAD_LENGTH = 50;
const ELLIPSIS = '…';

/** Splits a text so that the found words can be highlighted. `found` has them normalised. */
export function highlight(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    if (!found.has(folded)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    // Words of scripts without spaces overlap and become one highlight.
    const before = start <= done && pieces.at(-1)?.isMatch ? pieces.pop() : undefined;
    pieces.push({ text: (before?.text ?? '') + text.slice(Math.max(start, done), end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/** How many characters around a text's first match are considered for an excerpt. */
const NEARBY = 3 * EXCERPT_LENGTH;

/**
 * The part of a text around its first found word, at word boundaries.
 * @param isFound whether a normalised word was found; called for every word in the excerpt
 * @returns null if the text has none of the words
 */
export function excerptOf(text: string, isFound: (word: string) => boolean): string | null {
  let first: number | null = null;
  for (const { folded, start } of eachWord(text)) {
    if (!isFound(folded)) continue;
    first = start;
    break;
  }
  if (first === null) return null;
  const offset = Math.max(0, first - NEARBY);
  const words = wordsOf(text.slice(offset, first + NEARBY)).map(({ folded, start, end }) => ({
    folded,
    start: start + offset,
    end: end + offset,
  }));
  const lead = first;
  const from =
    text.length <= EXCERPT_LENGTH || lead <= LEAD_LENGTH
      ? 0
      : (words.find(({ start }) => start >= lead - LEAD_LENGTH)?.start ?? lead);
  const limit = from + EXCERPT_LENGTH;
  const to = text.length <= limit ? text.length : (words.findLast(({ end }) => end <= limit)?.end ?? limit);
  for (const { folded, start, end } of words) if (start >= from && end <= to) isFound(folded);
  return `${from > 0 ? ELLIPSIS : ''}${text.slice(from, to)}${to < text.length ? ELLIPSIS : ''}`;
}

/** The beginning of a text, at a word boundary. */
export function beginningOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const end = wordsOf(text.slice(0, EXCERPT_LENGTH)).at(-1)?.end ?? EXCERPT_LENGTH;
  return `${text.slice(0, end)}${ELLIPSIS}`;
}
