/** A wheel in the side view: hub position in centimetres (y upwards) and tyre radius. */
export interface WheelSpec {
  readonly x: number;
  readonly radius: number;
  readonly rim: 'spokes' | 'mesh' | 'classic' | 'steel' | 'disc';
  /** Rim's share of the tyre radius. */
  readonly rimShare: number;
}

/**
 * A car seen from its right side in centimetres: x from the rear bumper forward, y upwards from the ground.
 * Every text is a knot list of the geometry kit.
 */
export interface CarShape {
  readonly length: number;
  readonly height: number;
  /** Outline of the painted body. */
  readonly body: string;
  /** Behind the body: wings, far-side parts, roll hoops. */
  readonly behind?: readonly Trim[];
  /** Windows, drawn as glass. */
  readonly glass: readonly string[];
  /** Over the body: sills, splitters, vents, grilles, exhausts. */
  readonly trim: readonly Trim[];
  /** Shut lines and creases. */
  readonly lines: readonly string[];
  /** Edges that catch the light. */
  readonly highlights: readonly string[];
  readonly headlights: readonly string[];
  readonly tailLights: readonly string[];
  readonly wheels: readonly [rear: WheelSpec, front: WheelSpec];
  /** Open wheels stand outside the body and show no arch. */
  readonly openWheels: boolean;
  /** The driver sits in the open; the cockpit side covers the shoulders. */
  readonly openCockpit: boolean;
  /** Height of the waist, where paint turns from sky to ground reflections. */
  readonly waist: number;
  readonly number: { readonly x: number; readonly y: number; readonly size: number };
  /** Where the biggest sponsor name goes, and how wide it may be. */
  readonly sponsor: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly width: number;
  };
  /** Helmet centre; `shoulders: false` where the shape draws its own driver. */
  readonly driver: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly shoulders?: boolean;
  };
}

export interface Trim {
  readonly d: string;
  readonly paint: 'black' | 'dark' | 'chrome' | 'base' | 'accent' | 'second' | 'glow';
  /** Drawn as a line of this width instead of a filled shape. */
  readonly width?: number;
}
