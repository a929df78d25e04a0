import bidiFactory from 'bidi-js';
import { hasLetter } from './fonts.ts';

const bidi = bidiFactory();

/** Consecutive characters drawn the same way: with the document fonts in one direction, or glyph by glyph. */
export type Run = { readonly kind: 'ltr' | 'rtl' | 'drawn'; readonly text: string };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** An amount, telephone number, date or code. In a right-to-left line its groups would change places. */
const NUMBERS = /[-+]?(?:\p{Sc}\s?)?\p{Nd}(?:[\p{Nd}\s.,:/-]*\p{Nd})?%?/gu;
const KEPT_TOGETHER = '\u200E$&\u200E';

/** Characters that only affect another character's appearance or direction; nothing is drawn for them. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** Replaces a character that no font has: the reader sees that something is missing, and the CMS has what was typed. */
const MISSING = '?';

const isDrawable = (character: string, canDraw: (character: string) => boolean) =>
  hasLetter(character.codePointAt(0) ?? 0) || canDraw(character);

/**
 * Reduces a text to what can be printed.
 * @param canDraw whether a character outside the document fonts can be drawn
 */
export function printable(text: string, canDraw: (character: string) => boolean): string {
  const kept = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(PICTOGRAM, (sign) => (hasLetter(sign.codePointAt(0) ?? 0) ? sign : ''));
  return Array.from(kept, (character) =>
    isDrawable(character, canDraw) || character === '\n' ? character : MISSING,
  ).join('');
}

function leftToRight(part: string): Run[] {
  const runs: { kind: 'ltr' | 'drawn'; text: string }[] = [];
  for (const character of part) {
    const kind = hasLetter(character.codePointAt(0) ?? 0) ? 'ltr' : 'drawn';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += character;
    else runs.push({ kind, text: character });
  }
  return runs;
}

/**
 * A line as runs in visual order, by the Unicode Bidirectional Algorithm. A right-to-left run keeps the order of its characters, mirrored
 * where needed: the PDF library reverses it.
 * @param isRtl whether the document is right-to-left
 */
export function runsOf(line: string, isRtl = false): Run[] {
  const text = isRtl ? line.replace(NUMBERS, KEPT_TOGETHER) : line;
  const embedding = bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr');
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const parts: { readonly level: number; readonly places: number[] }[] = [];
  for (const place of bidi.getReorderedIndices(text, embedding)) {
    const level = levels[place] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.places.push(place);
    else parts.push({ level, places: [place] });
  }
  return parts.flatMap(({ level, places }): Run[] => {
    const inOrder = places.toSorted((a, b) => a - b);
    const part = inOrder
      .map((place) => mirrored.get(place) ?? text.charAt(place))
      .join('')
      .replace(INVISIBLE, '');
    if (part === '') return [];
    return level % 2 === 0 ? leftToRight(part) : [{ kind: 'rtl', text: part }];
  });
}

/** Whether the PDF library can set a text by itself: characters in its fonts, left to right. */
export const isPlain = (text: string): boolean =>
  !RIGHT_TO_LEFT.test(text) &&
  Array.from(text).every((character) => hasLetter(character.codePointAt(0) ?? 0));

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** Characters that must not start a line. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\s]/u;

/** Splits a text at its line-break opportunities: words, using a dictionary for scripts without spaces. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = pieces.at(-1);
    const isOneWord =
      last !== undefined &&
      /[^\s]$/.test(last) &&
      /^[^\s]/.test(segment) &&
      isPlain(last) &&
      isPlain(segment);
    if (last !== undefined && (CLINGS.test(segment) || isOneWord)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
