import { mix } from '../kit/colour.ts';
import { knots, num, through, type Knot } from '../kit/geometry.ts';
import { rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Light } from './light.ts';
import type { Livery } from './livery.ts';

/** A car seen head-on, in centimetres about its middle, standing on y = 0. */
export interface FrontView {
  readonly livery: Livery;
  readonly light: Light;
  readonly helmet: string;
}

/** Closed shape from the knots of its right half (y upwards), first and last on the middle line. */
export function mirrored(text: string): string {
  const half = knots(text);
  const other: Knot[] = half
    .slice()
    .reverse()
    .filter((knot) => knot.x !== 0)
    .map((knot) => ({ ...knot, x: -knot.x }));
  return through([...half, ...other], true);
}

/** The same path on both sides of the middle line. */
export const both = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

/** Tyre seen from the front: tread grooves and a lit shoulder. */
export function frontTyre(sheet: Sheet, x: number, width: number, height: number, light: Light): string {
  const paint = sheet.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, '#0a0b0d'],
      [0.25, '#22252a'],
      [0.6, '#191b1f'],
      [1, '#08090b'],
    ],
  );
  return (
    rect(x, -height, width, height, paint, { rx: width * 0.24 }) +
    stroke(
      `M${num(x + width * 0.3)} ${num(-height + 2)}V-2M${num(x + width * 0.7)} ${num(-height + 2)}V-2`,
      '#000000',
      1.4,
      { opacity: 0.5 },
    ) +
    rect(x + width * 0.14, -height + 1, width * 0.72, 3, light.key, { opacity: 0.25, rx: 1.5 })
  );
}

/** Vertical paint from the lit top to the shaded bottom of a part. */
export function formPaint(sheet: Sheet, colour: string, light: Light, top: number, bottom: number): string {
  return sheet.linear(
    [0, -top],
    [0, -bottom],
    [
      [0, mix(colour, light.sky, 0.5)],
      [0.3, mix(colour, light.sky, 0.12)],
      [0.62, colour],
      [1, mix(colour, light.shade, light.depth)],
    ],
  );
}
