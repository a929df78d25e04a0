import { contrast, HARDEST_SURFACE, parseHex, type Scheme } from '../../../lib/shared/colour.ts';

/** Contrast needed for a graphic to be seen (WCAG 2.2, 1.4.11), and for text to be read (1.4.3). */
export const MARK_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;

/** The description of a blank dark mode colour. */
export const SAME_AS_LIGHT = 'Same as in light mode';

/** The contrast of a hex colour with the site's surfaces, rounded down: 2.96 is not 3. 0 for an invalid colour. */
export function contrastOn(colour: string, scheme: Scheme): number {
  const [own, surface] = [parseHex(colour), parseHex(HARDEST_SURFACE[scheme])];
  return own && surface ? Math.floor(contrast(own, surface) * 10) / 10 : 0;
}

function meaning(ratio: number): string {
  if (ratio >= TEXT_CONTRAST) return 'clear enough for text';
  return ratio >= MARK_CONTRAST ? 'clear enough for markers, too weak for text' : 'too weak';
}

/** A contrast in one mode, in words: 'Light mode: 4.6 to 1, clear enough for text'. */
export const ratioInWords = (ratio: number, scheme: Scheme): string =>
  `${scheme === 'light' ? 'Light' : 'Dark'} mode: ${ratio.toFixed(1)} to 1, ${meaning(ratio)}`;

/** The contrast of a hex colour with the site's surfaces, in words. */
export const contrastInWords = (colour: string, scheme: Scheme): string =>
  ratioInWords(contrastOn(colour, scheme), scheme);
