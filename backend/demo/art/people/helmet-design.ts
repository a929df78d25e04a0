import type { Colour } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { fill } from '../kit/markup.ts';
import type { Random } from '../kit/random.ts';

export const HELMET_PATTERNS = [
  'band',
  'twin',
  'ring',
  'chevrons',
  'rays',
  'half',
  'cross',
  'waves',
  'blades',
  'crown',
] as const;
export type HelmetPattern = (typeof HELMET_PATTERNS)[number];

/** What makes a helmet its owner's. */
export interface HelmetDesign {
  readonly base: Colour;
  readonly accent: Colour;
  readonly second: Colour;
  readonly pattern: HelmetPattern;
  /** Tint of the visor's reflection. */
  readonly visor: Colour;
  /** Name on the sun strip. */
  readonly name: string;
}

/** Four-pointed star as on the flag's field. */
export function star(x: number, y: number, size: number, paint: string): string {
  return fill(
    polygon(
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * Math.PI * 2;
        const reach = index % 2 === 0 ? size : size * 0.36;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
      }),
    ),
    paint,
  );
}

const VISOR_TINTS: readonly Colour[] = ['#c98a2b', '#3f7fb5', '#7a5cc0', '#b5475f', '#3f9a8f', '#8d99a6'];

/** A helmet of the seed's own in the given colours. */
export function pickHelmetDesign(
  random: Random,
  colours: readonly [Colour, Colour, Colour],
  name: string,
): HelmetDesign {
  return {
    base: colours[0],
    accent: colours[1],
    second: colours[2],
    pattern: random.pick(HELMET_PATTERNS),
    visor: random.pick(VISOR_TINTS),
    name,
  };
}
