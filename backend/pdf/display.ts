import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { processSingleton } from '../contract/process-singleton.ts';
import { fontFolder } from './font-folder.ts';
import type { Pdf } from './make-pdf.ts';

/* The site's own headline letters. Their package is for browsers, so they are drawn as shapes, like those of East Asia. */

const FILE = 'saira-extra-condensed-latin-700-normal.woff2';
const font = processSingleton('pdf-display', (): Font =>
  create(readFileSync(join(fontFolder('@fontsource', 'saira-extra-condensed', 'files'), FILE))),
);

/** Whether a text can be written in headline letters: they are Latin. */
export const hasDisplay = (text: string): boolean =>
  Array.from(text).every((character) => font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** How wide a text is in headline letters of a size, in points. */
export const displayWidth = (text: string, size: number): number =>
  (font().layout(text).advanceWidth / font().unitsPerEm) * size;

/** Draws one line of headline letters, its text going along for whoever copies it. `base`: where the letters stand, in points. */
export function drawDisplay(
  pdf: Pdf,
  text: string,
  { x, base, size, colour }: { x: number; base: number; size: number; colour: string },
): void {
  const { glyphs, positions } = font().layout(text);
  const scale = size / font().unitsPerEm;
  let left = x;
  pdf.markContent('Span', { actual: text });
  for (const [index, glyph] of glyphs.entries()) {
    const shape = glyph.path.toSVG();
    if (shape !== '')
      pdf.save().translate(left, base).scale(scale, -scale).path(shape).fill(colour).restore();
    left += (positions[index]?.xAdvance ?? 0) * scale;
  }
  pdf.endMarkedContent();
}
