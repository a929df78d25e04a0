import { RIGHT_TO_LEFT, type Language } from '../../../lib/contract/languages.ts';
import { drawWord, wordWidth } from './drawn-words.ts';
import type { Pdf } from './make-pdf.ts';
import {
  breakableParts,
  isPlain,
  paragraphOf,
  printable,
  runsOf,
  type Paragraph,
  type Run,
} from './text-runs.ts';

/** Text style; `size` in points. */
export type TextStyle = { readonly font: 'text' | 'bold'; readonly size: number; readonly colour: string };

/** Text position, in points. It starts at the side where the document's language starts. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** An empty list makes the PDF library shape a text as a whole, without reversing its words. */
const AS_A_WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = [];

const widthOf = (pdf: Pdf, { text, face }: Run, { size }: TextStyle): number =>
  face ? wordWidth(text, face.font, size) : pdf.widthOfString(text, { features: AS_A_WHOLE });

const lineWidth = (pdf: Pdf, runs: readonly Run[], style: TextStyle) =>
  runs.reduce((sum, run) => sum + widthOf(pdf, run, style), 0);

/** The runs of a part of a paragraph, without the spaces at its ends. */
function trimmedRuns(paragraph: Paragraph, start: number, end: number): Run[] {
  const part = paragraph.text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return runsOf(paragraph, from, Math.max(from, start + part.trimEnd().length));
}

/** Wraps a paragraph into lines; a unit wider than the line gets a line to itself. */
function linesOf(pdf: Pdf, paragraph: Paragraph, style: TextStyle, width: number): Run[][] {
  const lines: Run[][] = [];
  let [start, end] = [0, 0];
  let line: Run[] = [];
  for (const part of breakableParts(paragraph.text)) {
    const longer = trimmedRuns(paragraph, start, end + part.length);
    if (end === start || lineWidth(pdf, longer, style) <= width) line = longer;
    else {
      lines.push(line);
      start = end;
      line = trimmedRuns(paragraph, start, end + part.length);
    }
    end += part.length;
  }
  return [...lines, line];
}

/** The height of a text in a given width, in points. */
export function heightOf(
  pdf: Pdf,
  typed: string,
  style: TextStyle,
  width: number,
  language: Language = 'en',
): number {
  const text = printable(typed, language);
  pdf.font(style.font).fontSize(style.size);
  if (isPlain(text, language)) return pdf.heightOfString(text, { width });
  const paragraphs = text.split('\n').map((each) => paragraphOf(each, language));
  const lines = paragraphs.reduce((sum, each) => sum + linesOf(pdf, each, style, width).length, 0);
  return lines * pdf.currentLineHeight(true);
}

/**
 * Writes text in any script: characters that the document fonts lack are drawn, and right-to-left text runs that way.
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
  const text = printable(typed, language);
  pdf.font(style.font).fontSize(style.size).fillColor(style.colour);
  if (isPlain(text, language)) return pdf.text(text, x, y, { width }).y;
  const isRtl = RIGHT_TO_LEFT.has(language);
  const height = pdf.currentLineHeight(true);
  let top = y;
  for (const paragraph of text.split('\n').map((each) => paragraphOf(each, language))) {
    for (const runs of linesOf(pdf, paragraph, style, width)) {
      let right = isRtl ? x + width - lineWidth(pdf, runs, style) : x;
      const placed = runs.map((run) => {
        const left = right;
        right += widthOf(pdf, run, style);
        return { ...run, left };
      });
      // Written in reading order, which is how a reader copies a line and reads it out.
      for (const { text: part, direction, face, left } of placed.toSorted((a, b) => a.at - b.at)) {
        if (face) {
          const wordFont = { font: face.font, outline: face.outline[style.font], direction };
          drawWord(pdf, part, wordFont, { ...style, x: left, base: top + height * 0.8 });
        } else pdf.text(part, left, top, { lineBreak: false, features: AS_A_WHOLE });
      }
      top += height;
    }
  }
  pdf.x = x;
  pdf.y = top;
  return top;
}
