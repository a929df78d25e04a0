import { contrast, DEFAULT_BRAND, HARDEST_SURFACE, mix, parseHex, toHex } from './colour.ts';
import type { Rgb, Scheme } from './colour.ts';

/** Minimum contrast of text (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;

export type BrandTokens = {
  /** The accent itself, for fills. */
  readonly brand: string;
  /** Text on a fill of the accent. */
  readonly onBrand: string;
  /** The accent as text on the page: moved away from the surface until it is legible. */
  readonly brandInk: string;
};

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = [16, 17, 19];
const mixSteps = 50;

/** Derives the accent's tokens for one scheme from the domain's colour (a CSS hex colour). */
export function brandTokens(colour: string, scheme: Scheme = 'light'): BrandTokens {
  const brand = parseHex(colour) ?? parseHex(DEFAULT_BRAND) ?? ink;
  const surface = parseHex(HARDEST_SURFACE[scheme]) ?? white;
  return {
    brand: toHex(brand),
    onBrand: toHex(readableOn(brand)),
    brandInk: toHex(readable(brand, surface, scheme)),
  };
}

/** CSS custom properties of the accent in both schemes, for a `style` attribute on the shell's wrapper. */
export function brandStyle(lightColour: string, darkColour: string): Record<`--${string}`, string> {
  const light = brandTokens(lightColour, 'light');
  const dark = brandTokens(parseHex(darkColour) ? darkColour : lightColour, 'dark');
  return {
    '--brand': `light-dark(${light.brand}, ${dark.brand})`,
    '--on-brand': `light-dark(${light.onBrand}, ${dark.onBrand})`,
    '--base-brand-ink': `light-dark(${light.brandInk}, ${dark.brandInk})`,
    '--brand-ink': `light-dark(${light.brandInk}, ${dark.brandInk})`,
  };
}

function readableOn(fill: Rgb): Rgb {
  if (contrast(fill, white) >= TEXT_CONTRAST) return white;
  return contrast(fill, ink) >= TEXT_CONTRAST ? ink : black;
}

function readable(colour: Rgb, surface: Rgb, scheme: Scheme): Rgb {
  const target = scheme === 'light' ? black : white;
  for (let step = 0; step < mixSteps; step += 1) {
    const candidate = mix(colour, target, step / mixSteps);
    const rounded = parseHex(toHex(candidate)) ?? candidate;
    if (contrast(rounded, surface) >= TEXT_CONTRAST) return rounded;
  }
  return target;
}
