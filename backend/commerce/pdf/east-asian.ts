import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import type { Language as DocumentLanguage } from '../../../lib/contract/languages.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { fontFolder } from './font-folder.ts';

/*
 * Chinese, Japanese and Korean glyphs. The site's own fonts include them, split into a hundred files each; only those needed for a text are
 * read.
 */

type Language = 'jp' | 'kr' | 'sc';
type Range = readonly [from: number, to: number];
type Part = { readonly file: string; readonly ranges: readonly Range[] };

const familyOf = (language: Language): string => `noto-sans-${language}`;

const readRanges = (text: string): Range[] =>
  text.split(',').map((range): Range => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** A family's numbered files, with the characters in each. */
function partsOf(language: Language): readonly Part[] {
  const folder = fontFolder('@fontsource-variable', familyOf(language));
  const index: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(index).flatMap(([name, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    if (number === undefined) return [];
    const file = join(folder, 'files', `${familyOf(language)}-${number}-wght-normal.woff2`);
    return [{ file, ranges: readRanges(ranges) }];
  });
}

const families = processSingleton('pdf-east-asian', () => new Map<Language, readonly Part[]>());
const opened = processSingleton('pdf-east-asian-files', () => new Map<string, Font>());

function fontOf(codePoint: number, language: Language): Font | null {
  const parts = families().get(language) ?? partsOf(language);
  families().set(language, parts);
  const part = parts.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  if (!part) return null;
  const font = opened().get(part.file) ?? create(readFileSync(part.file));
  opened().set(part.file, font);
  return font.hasGlyphForCodePoint(codePoint) ? font : null;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Documents in one of these languages use its glyphs throughout. */
const OF_DOCUMENT: Readonly<Record<string, Language>> = { ja: 'jp', ko: 'kr', 'zh-CN': 'sc' };

/**
 * Which language's glyphs a text uses: the document's, otherwise Japanese if it has kana; characters common to all three use Chinese ones.
 */
function orderFor(text: string, language: DocumentLanguage): readonly Language[] {
  const first = OF_DOCUMENT[language] ?? (KANA.test(text) ? 'jp' : 'sc');
  return [first, ...(['kr', 'jp', 'sc'] as const).filter((other) => other !== first)];
}

export type Outline = { readonly glyph: Glyph; readonly unitsPerEm: number };

/**
 * How a character is drawn.
 * @param text the text around it
 * @param language of the document
 * @returns null for a character of another script
 */
export function eastAsianOutline(
  codePoint: number,
  text: string,
  language: DocumentLanguage,
): Outline | null {
  for (const shapes of orderFor(text, language)) {
    const font = fontOf(codePoint, shapes);
    if (font) return { glyph: font.glyphForCodePoint(codePoint), unitsPerEm: font.unitsPerEm };
  }
  return null;
}
