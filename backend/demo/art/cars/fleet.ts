import type { Colour } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';
import { brands } from '../scenes/brands.ts';
import { coupe } from './coupe.ts';
import { f5000 } from './f5000.ts';
import { formulaAtlantic } from './formula-atlantic.ts';
import { formulaFord } from './formula-ford.ts';
import { gt } from './gt.ts';
import { historicSaloon } from './historic-saloon.ts';
import { historicSingleSeater } from './historic-single-seater.ts';
import { kart } from './kart.ts';
import { LIVERY_PATTERNS, type Livery } from './livery.ts';
import { mini } from './mini.ts';
import { openWheelModern } from './open-wheel-modern.ts';
import { prototype } from './prototype.ts';
import { rearEngineCoupe } from './rear-engine-coupe.ts';
import { roadster } from './roadster.ts';
import type { CarShape } from './shape.ts';
import { ta2 } from './ta2.ts';
import { touring } from './touring.ts';
import { truck } from './truck.ts';
import { ute } from './ute.ts';

export const BODY_STYLES = [
  'gt',
  'coupe',
  'formula-ford',
  'f5000',
  'formula-atlantic',
  'open-wheel-modern',
  'prototype',
  'rear-engine-coupe',
  'roadster',
  'ta2',
  'touring',
  'ute',
  'truck',
  'historic-saloon',
  'historic-single-seater',
  'mini',
  'kart',
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

export const carShapes: Readonly<Record<BodyStyle, CarShape>> = {
  gt,
  coupe,
  'formula-ford': formulaFord,
  f5000,
  'formula-atlantic': formulaAtlantic,
  'open-wheel-modern': openWheelModern,
  prototype,
  'rear-engine-coupe': rearEngineCoupe,
  roadster,
  ta2,
  touring,
  ute,
  truck,
  'historic-saloon': historicSaloon,
  'historic-single-seater': historicSingleSeater,
  mini,
  kart,
};

/** What a body style is called in a sentence. */
export const styleNames: Readonly<Record<BodyStyle, string>> = {
  gt: 'GT car',
  coupe: 'sports coupé',
  'formula-ford': 'Formula Ford',
  f5000: 'Formula 5000 car',
  'formula-atlantic': 'Formula Atlantic car',
  'open-wheel-modern': 'single-seater',
  prototype: 'sports prototype',
  'rear-engine-coupe': 'rear-engined sports car',
  roadster: 'roadster',
  ta2: 'V8 muscle car',
  touring: 'touring car',
  ute: 'V8 ute',
  truck: 'racing truck',
  'historic-saloon': 'historic saloon',
  'historic-single-seater': 'historic single-seater',
  mini: 'small classic saloon',
  kart: 'racing kart',
};

const PALETTES: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#d3202a', '#f5f4ef', '#14213d'],
  ['#0f5fb8', '#ffd21f', '#f5f5f0'],
  ['#f4f4ef', '#d3202a', '#10141b'],
  ['#f47b20', '#10141b', '#f5f4ef'],
  ['#0d7a55', '#f3d03e', '#f5f4ef'],
  ['#11161f', '#e8b923', '#f5f4ef'],
  ['#ffcf1a', '#11161f', '#d3202a'],
  ['#6c2a8c', '#32d0c4', '#f5f4ef'],
  ['#1aa3c9', '#f5f4ef', '#ef476f'],
  ['#7d1128', '#f0e3c8', '#11161f'],
  ['#c6ced6', '#0b3d91', '#e63946'],
  ['#274c2f', '#f0e3c8', '#c8a13a'],
  ['#ec4d8b', '#11161f', '#f5f4ef'],
  ['#15375f', '#f47b20', '#f5f4ef'],
  ['#8ecae6', '#f47b20', '#14213d'],
  ['#9bc53d', '#11161f', '#f5f4ef'],
];

const HELMETS: readonly Colour[] = [
  '#f2c21a',
  '#f4f4ef',
  '#d3202a',
  '#1f6fc2',
  '#12a07a',
  '#f47b20',
  '#9b3fbf',
  '#1b1f27',
  '#39c0d0',
];

/** A livery of the seed's own; `colours` (base, accent, second) replace the drawn palette. */
export function pickLivery(random: Random, colours?: readonly [Colour, Colour, Colour]): Livery {
  const [base, accent, second] = colours ?? random.pick(PALETTES);
  return {
    base,
    accent,
    second,
    pattern: random.pick(LIVERY_PATTERNS),
    number: String(random.integer(2, 99)),
    sponsor: random.pick(brands).name,
  };
}

export const pickHelmet = (random: Random): Colour => random.pick(HELMETS);
