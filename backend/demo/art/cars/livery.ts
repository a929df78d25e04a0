import type { Colour } from '../kit/colour.ts';

export const LIVERY_PATTERNS = [
  'sweep',
  'stripe',
  'split',
  'blade',
  'chevrons',
  'band',
  'facets',
  'plain',
] as const;
export type LiveryPattern = (typeof LIVERY_PATTERNS)[number];

/** What a car wears. */
export interface Livery {
  readonly base: Colour;
  readonly accent: Colour;
  readonly second: Colour;
  readonly pattern: LiveryPattern;
  readonly number: string;
  /** Name on the flank. */
  readonly sponsor: string;
}

const band = (x1: number, x2: number, lean: number, top: number): string =>
  `M${x1} 40L${x2} 40L${x2 + lean} ${-top - 40}L${x1 + lean} ${-top - 40}Z`;

/** Coloured areas of the pattern over a body of the given size, as path data with its paint; the caller clips them. */
export function liveryAreas(
  livery: Livery,
  length: number,
  height: number,
  waist: number,
): readonly { d: string; paint: Colour }[] {
  const { accent, second } = livery;
  const at = (share: number): number => length * share;
  switch (livery.pattern) {
    case 'plain':
      return [];
    case 'stripe':
      return [
        { d: `M-20 ${-waist + 4}H${length + 20}V${-waist + 18}H-20Z`, paint: accent },
        { d: `M-20 ${-waist + 21}H${length + 20}V${-waist + 25}H-20Z`, paint: second },
      ];
    case 'split':
      return [
        {
          d: `M-20 40V${-waist * 0.4}C${at(0.3)} ${-waist * 0.5} ${at(0.5)} ${-waist * 0.55} ${at(1.05)} ${-waist * 1.05}V40Z`,
          paint: accent,
        },
        {
          d: `M-20 ${-waist * 0.4}C${at(0.3)} ${-waist * 0.5} ${at(0.5)} ${-waist * 0.55} ${at(1.05)} ${-waist * 1.05}V${-waist * 1.13}C${at(0.5)} ${-waist * 0.66} ${at(0.3)} ${-waist * 0.58} -20 ${-waist * 0.48}Z`,
          paint: second,
        },
      ];
    case 'blade':
      return [
        { d: band(-30, at(0.26), at(0.16), height), paint: accent },
        { d: band(at(0.29), at(0.315), at(0.16), height), paint: accent },
        { d: band(at(0.335), at(0.345), at(0.16), height), paint: second },
      ];
    case 'chevrons':
      return [0, 1, 2].map((index) => {
        const x = at(0.1 + index * 0.075);
        return {
          d: `M${x} 40L${x + 46} ${-waist * 0.7}L${x} ${-height - 30}H${x + 18}L${x + 66} ${-waist * 0.7}L${x + 18} 40Z`,
          paint: index === 1 ? second : accent,
        };
      });
    case 'band':
      return [
        { d: band(at(0.3), at(0.6), -30, height), paint: accent },
        { d: band(at(0.615), at(0.63), -30, height), paint: second },
        { d: band(at(0.27), at(0.285), -30, height), paint: second },
      ];
    case 'facets':
      return [
        {
          d: `M${at(1.05)} ${-waist * 0.2}L${at(0.55)} ${-waist * 0.75}L${at(0.78)} ${-height}H${at(1.05)}Z`,
          paint: accent,
        },
        { d: `M-20 40L${at(0.2)} ${-waist * 0.6}L${at(0.62)} 40Z`, paint: accent },
        {
          d: `M${at(0.2)} ${-waist * 0.6}L${at(0.42)} ${-waist * 0.95}L${at(0.5)} ${-waist * 0.25}Z`,
          paint: second,
        },
      ];
    case 'sweep':
      return [
        {
          d: `M-20 ${-height - 20}H${at(0.3)}C${at(0.32)} ${-waist * 1.1} ${at(0.5)} ${-waist * 0.35} ${at(1.05)} ${-waist * 0.3}V40H-20Z`,
          paint: accent,
        },
        {
          d: `M${at(0.3)} ${-height - 20}C${at(0.32)} ${-waist * 1.1} ${at(0.5)} ${-waist * 0.35} ${at(1.05)} ${-waist * 0.3}V${-waist * 0.42}C${at(0.54)} ${-waist * 0.5} ${at(0.37)} ${-waist * 1.15} ${at(0.345)} ${-height - 20}Z`,
          paint: second,
        },
      ];
  }
}
