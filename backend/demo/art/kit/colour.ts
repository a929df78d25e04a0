/** Colours are `#rrggbb` strings throughout the art kit. */
export type Colour = string;

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mix of two colours; `amount` 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, amount: number): Colour {
  const a = channels(first);
  const b = channels(second);
  const part = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const lighten = (colour: Colour, amount: number): Colour => mix(colour, '#ffffff', amount);
export const darken = (colour: Colour, amount: number): Colour => mix(colour, '#000000', amount);

/** Relative luminance of WCAG 2.2, 0 (black) – 1 (white). */
export function luminance(colour: Colour): number {
  const linear = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast ratio of WCAG 2.2, 1–21. */
export function contrast(first: Colour, second: Colour): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Ink that reads on the given ground: near-white or near-black. */
export const inkOn = (ground: Colour): Colour => (luminance(ground) > 0.36 ? '#11151b' : '#ffffff');

/** The colour, pushed towards white or black until it stands out from the ground by `ratio`. */
export function readable(colour: Colour, ground: Colour, ratio: number): Colour {
  const target = luminance(ground) > 0.36 ? '#000000' : '#ffffff';
  for (let amount = 0; amount < 1; amount += 0.08) {
    const candidate = mix(colour, target, amount);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return target;
}
