import type { ColourSet } from '../artwork.ts';
import { inkOn } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { ellipse, fill } from '../kit/markup.ts';
import type { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';

/** What a product's drawing gets; it stands in a 1200×1200 frame about (600, 600). */
export interface ProductView {
  readonly sheet: Sheet;
  readonly colours: ColourSet;
  readonly random: Random;
}

/** The series' lanes and short name as print on a product, about (x, y). */
export function badge(x: number, y: number, size: number, ground: string, colours: ColourSet): string {
  const ink = inkOn(ground);
  const lane = (at: number, width: number): string =>
    polygon([
      [at, size * 0.5],
      [at + width, size * 0.5],
      [at + width + size * 0.34, -size * 0.5],
      [at + size * 0.34, -size * 0.5],
    ]);
  return `<g transform="translate(${x} ${y})">${fill(lane(-size * 1.45, size * 0.2), colours[1])}${fill(lane(-size * 1.17, size * 0.09), ink)}${fill(lane(-size * 1.01, size * 0.04), colours[2])}${lettering('SCSS', -size * 0.62, size * 0.5, { height: size, paint: ink, slant: 12, weight: 2 })}</g>`;
}

/** Soft light from the upper left over a shape. */
export function clothLight(sheet: Sheet, d: string, strength = 1): string {
  const light = sheet.linear(
    [300, 200],
    [900, 1050],
    [
      [0, '#ffffff', 0.3 * strength],
      [0.35, '#ffffff', 0.04],
      [0.6, '#000000', 0.06],
      [1, '#000000', 0.46 * strength],
    ],
  );
  return fill(d, light);
}

/** Shadow on the table under a standing product. */
export const tableShadow = (sheet: Sheet, x: number, y: number, half: number): string =>
  ellipse(
    x,
    y,
    half,
    half * 0.13,
    sheet.radial(
      [x, y],
      half,
      [
        [0, '#10151c', 0.55],
        [0.6, '#10151c', 0.25],
        [1, '#10151c', 0],
      ],
      0.13,
    ),
  );
