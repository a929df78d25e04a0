import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { processSingleton } from '../process-singleton.ts';
import { drawWord, wordWidth } from './drawn-words.ts';
import { fontFolder } from './font-folder.ts';
import type { Pdf } from './make-pdf.ts';

/* The site's display font. Its package is for browsers, so its lines are drawn. */

const FILE = 'saira-extra-condensed-latin-700-normal.woff2';
const font = processSingleton('pdf-display', (): Font =>
  create(readFileSync(join(fontFolder('@fontsource', 'saira-extra-condensed', 'files'), FILE))),
);

/** Whether a text can be set in the display font, which is Latin only. */
export const hasDisplay = (text: string): boolean =>
  Array.from(text).every((character) => font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** A text's width in the display font at a given size, in points. */
export const displayWidth = (text: string, size: number): number => wordWidth(text, font(), size);

/** Draws one line in the display font. `base` is the baseline, in points. */
export function drawDisplay(
  pdf: Pdf,
  text: string,
  place: { x: number; base: number; size: number; colour: string },
): void {
  drawWord(pdf, text, { font: font(), outline: 0, direction: 'ltr' }, place);
}
