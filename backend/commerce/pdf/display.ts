import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { fontFolder } from './font-folder.ts';
import type { Pdf } from './make-pdf.ts';

/* The site's display font. Its package is for browsers, so its glyphs are drawn as shapes, like East Asian ones. */

const FILE = 'saira-extra-condensed-latin-700-normal.woff2';
const font = processSingleton('pdf-display', (): Font =>
  create(readFileSync(join(fontFolder('@fontsource', 'saira-extra-condensed', 'files'), FILE))),
);

/** Whether a text can be set in the display font, which is Latin only. */
export const hasDisplay = (text: string): boolean =>
  Array.from(text).every((character) => font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** A text's width in the display font at a given size, in points. */
export const displayWidth = (text: string, size: number): number =>
  (font().layout(text).advanceWidth / font().unitsPerEm) * size;

/** Draws one line in the display font, with invisible text so that it can be copied. `base` is the baseline, in points. */
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
