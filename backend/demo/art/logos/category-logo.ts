import type { ColourSet, Tone } from '../artwork.ts';
import { readable } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering, letteringWidth, type LetteringStyle } from '../kit/lettering.ts';
import { fill } from '../kit/markup.ts';
import { createSheet } from '../kit/sheet.ts';

const MARK_RATIO = 3;

/** Splits a name in two lines of about the same length. */
function twoLines(name: string): string[] {
  const words = name.split(/\s+/);
  if (words.length === 1) return words;
  let best = 1;
  let bestGap = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const gap = Math.abs(words.slice(0, cut).join(' ').length - words.slice(cut).join(' ').length);
    if (gap < bestGap) [best, bestGap] = [cut, gap];
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Typographic mark of a category: leaning capitals beside its two colours as flying bars. `tone` is the ground it stands on. */
export function categoryLogoSvg(key: string, name: string, colours: ColourSet, tone: Tone): string {
  const sheet = createSheet(`${key}-`);
  const ground = tone === 'dark' ? '#10151c' : '#ffffff';
  const ink = tone === 'dark' ? '#ffffff' : '#10151c';
  const main = readable(colours[0], ground, MARK_RATIO);
  const accent = readable(colours[1], ground, MARK_RATIO);
  const lines = twoLines(name);
  const style: LetteringStyle = {
    height: lines.length === 1 ? 78 : 48,
    paint: ink,
    slant: 12,
    weight: 2,
    tracking: 0.5,
  };
  const widths = lines.map((text) => letteringWidth(text, style));
  const width = Math.max(...widths);
  const bar = (x: number, thick: number): string =>
    polygon([
      [x, 116],
      [x + thick, 116],
      [x + thick + 24, 4],
      [x + 24, 4],
    ]);
  const text = lines
    .map((entry, index) =>
      lettering(entry, index === 0 && lines.length > 1 ? 92 : 80, lines.length === 1 ? 98 : 55 + index * 58, {
        ...style,
        paint: index === 0 && lines.length > 1 ? main : ink,
      }),
    )
    .join('');
  const total = 92 + width + 30;
  return sheet.document(
    total * 4,
    480,
    fill(bar(6, 22), main) + fill(bar(35, 10), accent) + fill(bar(52, 4), ink) + text,
    `0 0 ${num(total)} 120`,
  );
}
