import { hasLetter } from './fonts.ts';

/** Consecutive characters that are written alike: by the document's own fonts in one direction, or drawn one by one. */
export type Run = { readonly kind: 'ltr' | 'rtl' | 'drawn'; readonly text: string };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** From the first such letter to the last, with all that stands between them but letters of other scripts. */
const RIGHT_TO_LEFT_PART =
  /[\p{Script=Arabic}\p{Script=Hebrew}](?:[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{M}])*/gu;
const NUMBER = /(\p{Nd}+(?:[.,:/]\p{Nd}+)*)/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/** Signs that only tell how a character before them looks or which way it is read; nothing is drawn for them. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** In place of a letter that no font has: a reader sees that something is missing, and what was typed stands in the CMS. */
const MISSING = '?';

const isDrawable = (character: string, canDraw: (character: string) => boolean) =>
  hasLetter(character.codePointAt(0) ?? 0) || canDraw(character);

/**
 * Leaves in a text what can be printed.
 * @param canDraw whether a character beyond the fonts of documents can be drawn
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

const mirrored = (text: string) => Array.from(text, (sign) => MIRRORED[sign] ?? sign).join('');

/** Words of a part that reads from right to left, in the order they stand on paper. Numbers read from left to right in it, too. */
const inPaperOrder = (part: string): Run[] =>
  part
    .split(NUMBER)
    .filter((piece) => piece !== '')
    .map((piece): Run => {
      if (NUMBER.test(piece)) return { kind: 'ltr', text: piece };
      return { kind: 'rtl', text: mirrored(piece) };
    })
    .toReversed();

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

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** A part with the bracket behind it that closes one of its own. */
function withClosing(part: string, after: string): string {
  const opened = countOf(part, '(') - countOf(part, ')');
  return opened > 0 && after.startsWith(')') ? `${part})` : part;
}

/** What reads from left to right inside a line that does not: letters of other scripts, numbers, amounts, and what joins them. */
const LEFT_TO_RIGHT_PART =
  /(?:(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{Nd}$€])(?:[^\p{Script=Arabic}\p{Script=Hebrew}]*(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{Nd}%])?/gu;

/** A line of a right-to-left document as runs, from left to right on paper. */
function runsFromTheRight(line: string): Run[] {
  const runs: Run[][] = [];
  const between = (part: string) => part !== '' && runs.push([{ kind: 'rtl', text: mirrored(part) }]);
  let end = 0;
  for (const { 0: found, index } of line.matchAll(LEFT_TO_RIGHT_PART)) {
    const part = withClosing(found, line.slice(index + found.length));
    between(line.slice(end, index));
    runs.push(leftToRight(part));
    end = index + part.length;
  }
  between(line.slice(end));
  return runs.toReversed().flat();
}

/** A line as runs, from left to right on paper. `isRtl`: the document reads from right to left. */
export function runsOf(line: string, isRtl = false): Run[] {
  if (isRtl) return runsFromTheRight(line);
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(RIGHT_TO_LEFT_PART)) {
    const part = withClosing(found, line.slice(index + found.length));
    runs.push(...leftToRight(line.slice(end, index)), ...inPaperOrder(part));
    end = index + part.length;
  }
  return [...runs, ...leftToRight(line.slice(end))];
}

/** Whether the PDF library writes a text right by itself: letters of the fonts, from left to right. */
export const isPlain = (text: string): boolean =>
  !RIGHT_TO_LEFT.test(text) &&
  Array.from(text).every((character) => hasLetter(character.codePointAt(0) ?? 0));

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** What must not begin a line. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Po}\s]/u;

/** A text as pieces between which a line may end: words, and in scripts without spaces what a dictionary takes for words. */
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
