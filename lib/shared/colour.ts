/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

export type Scheme = 'light' | 'dark';

/** The accent of a site whose settings have none. */
export const DEFAULT_BRAND = '#d3232e';

/**
 * The surface of each scheme on which something coloured is hardest to see: --sunken in light, --raised in dark (styles/tokens.css; a test
 * keeps them in step).
 */
export const HARDEST_SURFACE: Readonly<Record<Scheme, string>> = { light: '#ebe7e0', dark: '#24272b' };

/** Parses '#rgb' or '#rrggbb'; null for anything else. */
export function parseHex(colour: string): Rgb | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour.trim());
  const digits = short ? short.slice(1).map((digit) => digit + digit) : longHexParts(colour);
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

function longHexParts(colour: string): string[] | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  return match ? match.slice(1) : null;
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `amount` (0 to 1) of `other` into `colour`. */
export function mix(colour: Rgb, other: Rgb, amount: number): Rgb {
  const part = (index: 0 | 1 | 2) => colour[index] + (other[index] - colour[index]) * amount;
  return [part(0), part(1), part(2)];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
