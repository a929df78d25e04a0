import type { Light } from './light.ts';
import type { Livery } from './livery.ts';
import type { CarShape } from './shape.ts';

/** A car as it is to be shown. */
export interface CarView {
  readonly shape: CarShape;
  readonly livery: Livery;
  readonly light: Light;
  readonly spinning: boolean;
  /** Glow of the brakes, 0–1. */
  readonly brakeGlow: number;
  /** True when the picture shows the car driving to the left; lettering is turned back. */
  readonly mirrored: boolean;
  readonly helmet: string;
}
