import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import type { Language } from '../../../lib/contract/languages.ts';
import { processSingleton } from '../process-singleton.ts';
import { fontFolder } from './font-folder.ts';
import { openFont } from './open-font.ts';

/*
 * Fonts for the characters that the document fonts lack. Their packages are for browsers: files by script and, for Chinese, Japanese and
 * Korean, a hundred by range. Only the files that a text needs are read.
 */

/** A font for drawing text. */
export type Face = {
  readonly font: Font;
  /** An outline that makes its strokes as heavy as the surrounding text's, as a fraction of the size. */
  readonly outline: Readonly<Record<'text' | 'bold', number>>;
  /** Whether letters affect their neighbours' shapes, so that they must be laid out together. */
  readonly isJoined: boolean;
};

type Range = readonly [from: number, to: number];
type Part = { readonly file: string; readonly ranges: readonly Range[] };

const EAST_ASIAN = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'] as const;
type EastAsian = (typeof EAST_ASIAN)[number];

/** Fonts by script; a character in several is drawn with the first. Devanagari is in the first. */
const SCRIPTS = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-sans-ethiopic',
  'noto-sans-thaana',
  'noto-sans-cherokee',
  'noto-sans-syriac',
  'noto-sans-javanese',
  'noto-serif-tibetan',
] as const;

/** Available in one weight only, so in a package of the other kind. Its index assigns some of these letters to parts for other scripts. */
const MONGOLIAN = 'noto-sans-mongolian';

type Family = EastAsian | (typeof SCRIPTS)[number] | typeof MONGOLIAN;

const OUTLINES = {
  /** East Asian fonts start at their lightest weight. */
  hairline: { text: 0.045, bold: 0.095 },
  regular: { text: 0, bold: 0.05 },
} as const;

const readRanges = (text: string): Range[] =>
  text.split(',').map((range): Range => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** A family's files, with the characters in each. */
function partsOf(family: Family): readonly Part[] {
  const isMongolian = family === MONGOLIAN;
  const folder = fontFolder(isMongolian ? '@fontsource' : '@fontsource-variable', family);
  const index: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const style = isMongolian ? '400-normal' : 'wght-normal';
  return Object.entries(index)
    .filter(([part]) => !isMongolian || part === 'mongolian')
    .map(([part, ranges]) => ({
      // A part without a name has its number in brackets.
      file: join(folder, 'files', `${family}-${part.replaceAll(/[[\]]/g, '')}-${style}.woff2`),
      ranges: readRanges(ranges),
    }));
}

const families = processSingleton('pdf-script-families', () => new Map<Family, readonly Part[]>());
const opened = processSingleton('pdf-script-fonts', () => new Map<string, Face>());

const isEastAsian = (family: Family): boolean => EAST_ASIAN.some((each) => each === family);

/** A family's font for a character; null if none of its files has it. */
function faceOf(family: Family, codePoint: number): Face | null {
  const parts = families().get(family) ?? partsOf(family);
  families().set(family, parts);
  const part = parts.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  if (!part) return null;
  const face: Face = opened().get(part.file) ?? {
    font: openFont(part.file),
    outline: isEastAsian(family) ? OUTLINES.hairline : OUTLINES.regular,
    isJoined: !isEastAsian(family),
  };
  opened().set(part.file, face);
  return face.font.hasGlyphForCodePoint(codePoint) ? face : null;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Documents in one of these languages use its forms of the characters that East Asian languages share. */
const OF_DOCUMENT: Readonly<Partial<Record<Language, EastAsian>>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  'zh-CN': 'noto-sans-sc',
};

/** The document's language decides; otherwise text with kana is Japanese, and text without it is Chinese. */
function familiesFor(text: string, language: Language): readonly Family[] {
  const first = OF_DOCUMENT[language] ?? (KANA.test(text) ? 'noto-sans-jp' : 'noto-sans-sc');
  return [first, 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', ...SCRIPTS, MONGOLIAN];
}

/** Joiners have no shape: every font has them. */
const SHAPELESS = /[\u200C\u200D]/gu;

/**
 * The font for letters that belong together: a letter with its marks, or a whole word.
 * @param around the surrounding text
 * @param language of the document
 * @returns null if no font has all of them
 */
export function faceFor(letters: string, around: string, language: Language): Face | null {
  const [first, ...rest] = Array.from(
    letters.replaceAll(SHAPELESS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  if (first === undefined) return null;
  for (const family of familiesFor(around, language)) {
    const face = faceOf(family, first);
    if (face && rest.every((codePoint) => face.font.hasGlyphForCodePoint(codePoint))) return face;
  }
  return null;
}
