import { wordsOf } from './words';

/** A piece of a text; `isMatch` is what was searched for. */
export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Characters of an excerpt, and how many of them stand before its first match. */
const EXCERPT_LENGTH = 180;
const LEAD_LENGTH = 50;
const ELLIPSIS = '…';

/** Splits a text so that the words found can be marked. `found` holds them folded. */
export function highlight(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    if (!found.has(folded)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    // Words of scripts without spaces overlap, and make one mark together.
    const before = start <= done && pieces.at(-1)?.isMatch ? pieces.pop() : undefined;
    pieces.push({ text: (before?.text ?? '') + text.slice(Math.max(start, done), end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/** The part of a text around the first word found, at word boundaries; its beginning when none is in it. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const words = wordsOf(text);
  const first = words.find(({ folded }) => found.has(folded))?.start ?? 0;
  const from =
    first <= LEAD_LENGTH ? 0 : (words.find(({ start }) => start >= first - LEAD_LENGTH)?.start ?? 0);
  const limit = from + EXCERPT_LENGTH;
  const to = text.length <= limit ? text.length : (words.findLast(({ end }) => end <= limit)?.end ?? limit);
  return `${from > 0 ? ELLIPSIS : ''}${text.slice(from, to)}${to < text.length ? ELLIPSIS : ''}`;
}
