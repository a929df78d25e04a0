import { RIGHT_TO_LEFT, type Language } from '../../../lib/contract/languages.ts';
import { eastAsianOutline } from './east-asian.ts';
import type { Pdf } from './make-pdf.ts';
import { isPlain, piecesOf, printable, runsOf, type Run } from './text-runs.ts';

/** Text style; `size` in points. */
export type TextStyle = { readonly font: 'text' | 'bold'; readonly size: number; readonly colour: string };

/** Text position, in points. It starts at the side where the document's language starts. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** Those fonts are hairline at their lightest; a stroke, as a fraction of the size, matches the weight of the other letters. */
const STRENGTH = { text: 0.045, bold: 0.095 } as const;
/** An empty list rather than none: the PDF library then shapes a text as a whole and doesn't reverse its words. */
const AS_A_WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** The whole text that is being written, and its document's language. */
type Whole = { readonly text: string; readonly language: Language };

const outlineOf = (character: string, { text, language }: Whole) =>
  eastAsianOutline(character.codePointAt(0) ?? 0, text, language);

const widthOf = (pdf: Pdf, { kind, text }: Run, { size }: TextStyle, whole: Whole): number => {
  if (kind !== 'drawn') return pdf.widthOfString(text, { features: AS_A_WHOLE });
  return Array.from(text).reduce((sum, character) => {
    const outline = outlineOf(character, whole);
    return sum + (outline ? (outline.glyph.advanceWidth / outline.unitsPerEm) * size : 0);
  }, 0);
};

/** Draws glyphs as shapes, with invisible text for copying and screen readers. */
function draw(
  pdf: Pdf,
  text: string,
  { font, size, colour }: TextStyle,
  at: { x: number; base: number; whole: Whole },
): void {
  let { x } = at;
  pdf.markContent('Span', { actual: text });
  for (const character of text) {
    const outline = outlineOf(character, at.whole);
    if (!outline) continue;
    const scale = size / outline.unitsPerEm;
    pdf.save().translate(x, at.base).scale(scale, -scale).path(outline.glyph.path.toSVG());
    pdf
      .lineJoin('round')
      .lineWidth(STRENGTH[font] * outline.unitsPerEm)
      .fillAndStroke(colour, colour)
      .restore();
    x += outline.glyph.advanceWidth * scale;
  }
  pdf.endMarkedContent();
}

const lineRuns = (line: string, { language }: Whole) => runsOf(line.trim(), RIGHT_TO_LEFT.has(language));

const lineWidth = (pdf: Pdf, line: string, style: TextStyle, whole: Whole) =>
  lineRuns(line, whole).reduce((sum, run) => sum + widthOf(pdf, run, style, whole), 0);

/** Wraps a text into lines; a piece wider than the line gets one of its own. */
function linesOf(pdf: Pdf, whole: Whole, style: TextStyle, width: number): string[] {
  return whole.text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const piece of piecesOf(paragraph)) {
      const longer = (lines.at(-1) ?? '') + piece;
      if (lines.at(-1) === '' || lineWidth(pdf, longer, style, whole) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
    return lines.map((line) => line.trim());
  });
}

/**
 * Writes text in any script: characters outside the document fonts are drawn as shapes, and right-to-left text runs that way.
 * @param language of the document: right-to-left ones are right-aligned
 * @returns where the next line starts
 */
export function write(
  pdf: Pdf,
  typed: string,
  style: TextStyle,
  { x, y, width }: Place,
  language: Language = 'en',
): number {
  const isRtl = RIGHT_TO_LEFT.has(language);
  const text = printable(typed, (character) => outlineOf(character, { text: typed, language }) !== null);
  pdf.font(style.font).fontSize(style.size).fillColor(style.colour);
  if (isPlain(text)) return pdf.text(text, x, y, { width, align: isRtl ? 'right' : 'left' }).y;
  const whole = { text, language };
  const height = pdf.currentLineHeight(true);
  let top = y;
  for (const line of linesOf(pdf, whole, style, width)) {
    let left = isRtl ? x + width - lineWidth(pdf, line, style, whole) : x;
    for (const run of lineRuns(line, whole)) {
      if (run.kind === 'drawn') draw(pdf, run.text, style, { x: left, base: top + height * 0.8, whole });
      else pdf.text(run.text, left, top, { lineBreak: false, features: AS_A_WHOLE });
      left += widthOf(pdf, run, style, whole);
    }
    top += height;
  }
  pdf.x = x;
  pdf.y = top;
  return top;
}
