import { RIGHT_TO_LEFT, type Language } from '../../../lib/contract/languages.ts';
import { displayWidth, drawDisplay, hasDisplay } from './display.ts';
import { PAGE, type Pdf } from './make-pdf.ts';
import { write } from './write.ts';

/* The site's branding in documents: its accent colour with the slant of its headings, and its display font. */

export const INK = '#16161a';
export const GREY = '#5a5a66';

const STRIPE = { height: 12, slant: 9, width: 96 } as const;
const DEFAULT_ACCENT = '#b3122b';

/**
 * Draws the stripe across the full width.
 * @param accent the site's colour, #rrggbb; anything else is replaced by the default
 * @returns its lower edge
 */
export function drawStripe(pdf: Pdf, y: number, accent: string, language: Language = 'en'): number {
  const colour = /^#[0-9a-f]{6}$/i.test(accent) ? accent : DEFAULT_ACCENT;
  pdf.rect(0, y, PAGE.width, STRIPE.height).fill(INK);
  pdf.save();
  // Mirrored for right-to-left languages.
  if (RIGHT_TO_LEFT.has(language)) pdf.translate(PAGE.width, 0).scale(-1, 1);
  const end = PAGE.margin + STRIPE.width;
  pdf
    .polygon([0, y], [end + STRIPE.slant, y], [end, y + STRIPE.height], [0, y + STRIPE.height])
    .fill(colour)
    .restore();
  return y + STRIPE.height;
}

/** Writes one line in the display font if it has all the characters, else in the text font. @returns where the next line starts */
export function headline(
  pdf: Pdf,
  text: string,
  { y, size }: { y: number; size: number },
  language: Language = 'en',
): number {
  const x = PAGE.margin;
  const width = PAGE.width - 2 * x;
  if (!hasDisplay(text) || displayWidth(text, size) > width)
    return write(pdf, text, { font: 'bold', size: size * 0.62, colour: INK }, { x, y, width }, language);
  const left = RIGHT_TO_LEFT.has(language) ? x + width - displayWidth(text, size) : x;
  drawDisplay(pdf, text, { x: left, base: y + size * 0.76, size, colour: INK });
  return y + size * 0.92;
}
