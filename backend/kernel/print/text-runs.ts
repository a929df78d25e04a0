import bidiFactory from 'bidi-js';
import { RIGHT_TO_LEFT, type Language } from '../../../lib/contract/languages.ts';
import { hasLetter } from './fonts.ts';
import { faceFor, type Face } from './script-fonts.ts';

const bidi = bidiFactory();

/** Consecutive characters of one direction and one font. */
export type Run = {
  readonly direction: 'ltr' | 'rtl';
  readonly text: string;
  /** Null for the document's font. */
  readonly face: Face | null;
  /** Rises from run to run in reading order. */
  readonly at: number;
};

const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Not drawn themselves, but the order or shape of the surrounding letters depends on them. */
const GUIDING = /[\p{Bidi_Control}\u200C\u200D]/u;
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
/** Invisible characters that affect how others are drawn. */
const VISIBLE_EFFECT = [
  BIDI_CONTROLS,
  /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/u,
  // They choose the form of a Mongolian letter. The fourth selector, U+180F, is left out: fontkit doesn't join letters across it.
  /(?<=\p{Script=Mongolian})[\u180B-\u180E\u200D]/u,
  /\u200D(?=\p{Script=Mongolian})/u,
] as const;
/** Characters that only affect another character's appearance. */
const INVISIBLE = new RegExp(
  `(?!${VISIBLE_EFFECT.map(({ source }) => source).join('|')})[\\p{Cf}\\p{Variation_Selector}]`,
  'gu',
);
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** Replaces a character that no font has: the reader sees that something is missing, and the CMS has what was typed. */
const MISSING = '?';

const inDocumentFont = (character: string) =>
  GUIDING.test(character) || hasLetter(character.codePointAt(0) ?? 0);

/** Reduces a text to what can be printed and what affects its order. @param language of the document */
export function printable(text: string, language: Language = 'en'): string {
  const visible = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(PICTOGRAM, (sign) => (hasLetter(sign.codePointAt(0) ?? 0) ? sign : ''));
  return Array.from(visible, (character) =>
    character === '\n' || inDocumentFont(character) || faceFor(character, text, language)
      ? character
      : MISSING,
  ).join('');
}

/** A line's worth of text with the direction of each character in it, by the Unicode Bidirectional Algorithm. */
export type Paragraph = {
  readonly text: string;
  readonly language: Language;
  readonly levels: Uint8Array;
};

const baseOf = (language: Language) => (RIGHT_TO_LEFT.has(language) ? 1 : 0);

/** @param text without line breaks @param language of the document, which decides where a paragraph starts */
export const paragraphOf = (text: string, language: Language = 'en'): Paragraph => ({
  text,
  language,
  levels: bidi.getEmbeddingLevels(text, baseOf(language) === 1 ? 'rtl' : 'ltr').levels,
});

/** Arabic letters affect their neighbours' shapes: a word in two fonts falls apart. */
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200C\u200D]*/u;
/** So do Mongolian ones. A narrow space precedes a word's ending. */
const MONGOLIAN_WORD =
  /\u200D?\p{Script=Mongolian}(?:[\p{Script=Mongolian}\u200C\u200D]|\u202F(?=\p{Script=Mongolian}))*/u;
const JOINED_WORD = new RegExp(`${ARABIC_WORD.source}|${MONGOLIAN_WORD.source}`, 'gu');
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

/** Units that can't be split between two fonts: a letter with its marks, a word of joined letters. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(JOINED_WORD)) {
    units.push(...graphemesOf(text.slice(end, index)), word);
    end = index + word.length;
  }
  return [...units, ...graphemesOf(text.slice(end))];
}

type Unit = Pick<Run, 'text' | 'face'>;

/** A unit with its font; if no font has all of it, letter by letter. */
function inFonts(unit: string, { text, language }: Paragraph): Unit[] {
  const letters = Array.from(unit);
  const face = letters.every(inDocumentFont) ? null : faceFor(unit, text, language);
  if (face !== null || letters.length === 1 || letters.every(inDocumentFont)) return [{ text: unit, face }];
  return letters.map((letter) => ({
    text: letter,
    face: inDocumentFont(letter) ? null : faceFor(letter, text, language),
  }));
}

const SHAPED = [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Nko}/u] as const;
const scriptOf = (text: string): number => SHAPED.findIndex((script) => script.test(text));

/** Whether letters can be laid out together: a run is shaped by the rules of the first script in it. */
function goTogether(one: Unit, other: Unit): boolean {
  if (one.face !== other.face || one.face?.isJoined === false) return false;
  const [before, after] = [scriptOf(one.text), scriptOf(other.text)];
  return before === -1 || after === -1 || before === after;
}

/** Text of one direction as runs from left to right. @param start of the text in its line */
function runsInFonts(part: string, isRtl: boolean, start: number, paragraph: Paragraph): Run[] {
  const direction = isRtl ? 'rtl' : 'ltr';
  const runs: Run[] = [];
  for (const { text, face } of unitsOf(part).flatMap((unit) => inFonts(unit, paragraph))) {
    const last = runs.at(-1);
    if (last && goTogether(last, { text, face })) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ direction, face, text, at: start + runs.length });
  }
  return isRtl ? runs.toReversed() : runs;
}

/**
 * A line of a paragraph as runs from left to right. A right-to-left run keeps the order of its characters, mirrored where needed: laying it
 * out reverses it.
 * @param start where the line starts in the paragraph
 * @param end where it ends, exclusive
 */
export function runsOf(paragraph: Paragraph, start = 0, end = paragraph.text.length): Run[] {
  const line = paragraph.text.slice(start, end);
  const levels = paragraph.levels.slice(start, end);
  const whole = { start: 0, end: line.length - 1, level: baseOf(paragraph.language) };
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const parts: { readonly level: number; readonly places: number[] }[] = [];
  for (const place of bidi.getReorderedIndices(line, { levels, paragraphs: [whole] })) {
    const level = levels[place] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.places.push(place);
    else parts.push({ level, places: [place] });
  }
  return parts.flatMap(({ level, places }) => {
    const inOrder = places.toSorted((a, b) => a - b);
    const part = inOrder.map((place) => mirrored.get(place) ?? line.charAt(place)).join('');
    return runsInFonts(part.replace(BIDI_CONTROLS, ''), level % 2 === 1, inOrder[0] ?? 0, paragraph);
  });
}

/** Whether the PDF library can set a text by itself: in a left-to-right document, of characters in its font, left to right. */
export const isPlain = (text: string, language: Language = 'en'): boolean =>
  !RIGHT_TO_LEFT.has(language) &&
  !FROM_THE_RIGHT.test(text) &&
  Array.from(text).every((character) => !GUIDING.test(character) && hasLetter(character.codePointAt(0) ?? 0));

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** Characters that must not start a line. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\s]/u;
/** Scripts without spaces between words: a line may end after each. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Javanese}]/u;

/** Splits a text at its line-break opportunities: words, using a dictionary for scripts without spaces. */
export function breakableParts(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = parts.at(-1);
    const isOneWord =
      last !== undefined &&
      /[^\s]$/.test(last) &&
      /^[^\s]/.test(segment) &&
      !UNSPACED.test(last) &&
      !UNSPACED.test(segment);
    if (last !== undefined && (CLINGS.test(segment) || isOneWord)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}
