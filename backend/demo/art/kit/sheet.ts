import { num, type Point } from './geometry.ts';

/** Gradient stop: offset 0–1, colour, opacity 0–1 (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the definitions (gradients, clips) of one SVG and gives out their references. */
export interface Sheet {
  /** Linear gradient in the user's coordinates → `url(#…)`. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  /** Radial gradient in the user's coordinates → `url(#…)`; `squash` flattens it vertically about its centre. */
  radial(centre: Point, radius: number, stops: readonly Stop[], squash?: number): string;
  /** Disc of one colour that fades out towards the rim of whatever shape it fills. */
  soft(colour: string, core?: number): string;
  /** Clip to path data → `url(#…)`. */
  clip(d: string): string;
  /** Blur filter → `url(#…)`; deviations in user units. */
  blur(x: number, y?: number): string;
  /** Whole SVG document with the given content. */
  document(width: number, height: number, content: string, viewBox?: string): string;
}

const stopMarkup = ([offset, colour, opacity = 1]: Stop): string =>
  `<stop offset="${num(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${num(opacity)}"`}/>`;

/** A fresh sheet; ids start with the prefix, so two SVGs inlined in one page do not clash. */
export function createSheet(prefix = 'a'): Sheet {
  const definitions: string[] = [];
  const define = (build: (id: string) => string): string => {
    const id = `${prefix}${definitions.length}`;
    definitions.push(build(id));
    return `url(#${id})`;
  };
  return {
    linear: ([x1, y1], [x2, y2], stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: ([cx, cy], radius, stops, squash = 1) => {
      const flatten =
        squash === 1 ? '' : ` gradientTransform="matrix(1 0 0 ${num(squash)} 0 ${num(cy * (1 - squash))})"`;
      return define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"${flatten}>${stops.map(stopMarkup).join('')}</radialGradient>`,
      );
    },
    soft: (colour, core = 0.25) =>
      define(
        (id) =>
          `<radialGradient id="${id}">${(
            [
              [core, colour],
              [core + (1 - core) * 0.45, colour, 0.52],
              [1, colour, 0],
            ] as const
          )
            .map(stopMarkup)
            .join('')}</radialGradient>`,
      ),
    clip: (d) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    blur: (x, y = x) =>
      define(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${num(x)} ${num(y)}"/></filter>`,
      ),
    document: (width, height, content, viewBox = `0 0 ${num(width)} ${num(height)}`) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="${viewBox}" preserveAspectRatio="none">` +
      (definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '') +
      `${content}</svg>`,
  };
}
