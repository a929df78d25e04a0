import type { Colour } from '../kit/colour.ts';

/** The light a subject stands in. */
export interface Light {
  /** Colour of the sky as seen in paint. */
  readonly sky: Colour;
  /** Colour of the key light on upward edges. */
  readonly key: Colour;
  /** Strength of the key light, 0–1. */
  readonly strength: number;
  /** Colour bounced up from the ground. */
  readonly bounce: Colour;
  /** Colour of the shadows. */
  readonly shade: Colour;
  /** How dark the shaded flank gets, 0–1. */
  readonly depth: number;
  /** Lamps are on and glow. */
  readonly lamps: boolean;
}
