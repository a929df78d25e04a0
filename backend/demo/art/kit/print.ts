import { createRandom } from './random.ts';

/** Interleaved 8-bit pixels without premultiplication. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly channels: number;
}

export type Blend = 'over' | 'screen' | 'soft-light';

const GROUND_RGB = [16, 20, 27] as const;

/** Value of an array inside its bounds, as a whole number; the loops below never leave them. */
const at = (list: Uint8Array | Uint8ClampedArray, index: number): number => (list[index] ?? 0) | 0;

function layNormal(ground: Uint8ClampedArray, data: Uint8Array, step: number): void {
  for (let from = 0, to = 0; to < ground.length; from += step, to += 3) {
    const alpha = step === 4 ? at(data, from + 3) : 255;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    ground[to] = (at(ground, to) * rest + at(data, from) * alpha) / 255;
    ground[to + 1] = (at(ground, to + 1) * rest + at(data, from + 1) * alpha) / 255;
    ground[to + 2] = (at(ground, to + 2) * rest + at(data, from + 2) * alpha) / 255;
  }
}

function layScreen(ground: Uint8ClampedArray, data: Uint8Array, step: number): void {
  for (let from = 0, to = 0; to < ground.length; from += step, to += 3) {
    const alpha = step === 4 ? at(data, from + 3) : 255;
    if (alpha === 0) continue;
    const share = alpha / 65_025;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = at(ground, to + channel);
      ground[to + channel] = below + (255 - below) * at(data, from + channel) * share;
    }
  }
}

function laySoftLight(ground: Uint8ClampedArray, data: Uint8Array, step: number): void {
  for (let from = 0, to = 0; to < ground.length; from += step, to += 3) {
    const alpha = step === 4 ? at(data, from + 3) : 255;
    if (alpha === 0) continue;
    const share = alpha / 16_581_375;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = at(ground, to + channel);
      ground[to + channel] = below + (2 * at(data, from + channel) - 255) * below * (255 - below) * share;
    }
  }
}

const lay = { over: layNormal, screen: layScreen, 'soft-light': laySoftLight } as const;

/** Lays a layer on the RGB ground, in place. */
export function layOver(ground: Uint8ClampedArray, layer: Pixels, blend: Blend): void {
  lay[blend](ground, layer.data, layer.channels);
}

/** The first layer as opaque RGB on the studio's near-black. */
export function groundOf(layer: Pixels, pixels: number): Uint8ClampedArray {
  const ground = new Uint8ClampedArray(pixels * 3);
  for (let to = 0; to < ground.length; to += 3) {
    ground[to] = GROUND_RGB[0];
    ground[to + 1] = GROUND_RGB[1];
    ground[to + 2] = GROUND_RGB[2];
  }
  layNormal(ground, layer.data, layer.channels);
  return ground;
}

/** Prime, so that the rows of a picture never repeat the same noise. */
const GRAIN_LENGTH = 262_139;
const VIGNETTE_START = 0.52;
const VIGNETTE_REACH = 0.78;
const VIGNETTE_HEIGHT = 0.46;
const SHADE_STEPS = 2048;
let grainTable: Float32Array | undefined;

/** Bell-shaped noise between −1 and 1, made once. */
function grainNoise(): Float32Array {
  if (grainTable !== undefined) return grainTable;
  const random = createRandom('film grain');
  const table = new Float32Array(GRAIN_LENGTH);
  for (let index = 0; index < GRAIN_LENGTH; index += 1) {
    table[index] = (random.next() + random.next() + random.next() - 1.5) / 1.5;
  }
  grainTable = table;
  return table;
}

/** Light that is left at a squared distance from the middle, tabled. */
function shadeTable(vignette: number): Float32Array {
  return Float32Array.from({ length: SHADE_STEPS + 1 }, (_, index) => {
    const distance = Math.sqrt(index / SHADE_STEPS) / VIGNETTE_REACH;
    return distance <= VIGNETTE_START
      ? 1
      : 1 - (vignette * (distance - VIGNETTE_START)) / (1 - VIGNETTE_START);
  });
}

/** Darkens the corners and adds film grain, in place; both strengths 0–1. Grain is strongest in the mid tones. */
export function finish(
  ground: Uint8ClampedArray,
  width: number,
  height: number,
  vignette: number,
  grain: number,
): void {
  const noise = grainNoise();
  const shades = shadeTable(vignette);
  const depth = Float32Array.from(
    { length: 256 },
    (_, value) => (grain * 0.95 * value * (255 - value)) / 128,
  );
  let to = 0;
  let speck = 0;
  for (let y = 0; y < height; y += 1) {
    const dy = (y / height - VIGNETTE_HEIGHT) ** 2;
    for (let x = 0; x < width; x += 1) {
      const dx = x / width - 0.5;
      const shade = shades[((dx * dx + dy) * SHADE_STEPS) | 0] ?? 1;
      const light = noise[speck] ?? 0;
      speck = speck + 1 === GRAIN_LENGTH ? 0 : speck + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = at(ground, to) * shade;
        ground[to] = value + light * (depth[value | 0] ?? 0);
        to += 1;
      }
    }
  }
}
