import { darken, inkOn, lighten, mix, type Colour } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';

export const HELMET_PATTERNS = [
  'band',
  'twin',
  'ring',
  'chevrons',
  'rays',
  'half',
  'cross',
  'waves',
  'blades',
  'crown',
] as const;
export type HelmetPattern = (typeof HELMET_PATTERNS)[number];

/** What makes a helmet its owner's. */
export interface HelmetDesign {
  readonly base: Colour;
  readonly accent: Colour;
  readonly second: Colour;
  readonly pattern: HelmetPattern;
  /** Tint of the visor's reflection. */
  readonly visor: Colour;
  /** Name on the sun strip. */
  readonly name: string;
}

const SHELL =
  'M-100 -8C-106 -92 -62 -134 0 -134C62 -134 106 -92 100 -8C100 30 95 60 84 88C70 112 40 124 0 124C-40 124 -70 112 -84 88C-95 60 -100 30 -100 -8Z';
const OPENING =
  'M-90 -20C-92 -52 -62 -64 0 -64C62 -64 92 -52 90 -20L83 30C66 52 36 58 0 58C-36 58 -66 52 -83 30Z';
const VISOR =
  'M-85 -18C-86 -47 -58 -58 0 -58C58 -58 86 -47 85 -18L79 26C62 46 34 52 0 52C-34 52 -62 46 -79 26Z';

function star(x: number, y: number, size: number, paint: string): string {
  return fill(
    polygon(
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * Math.PI * 2;
        const reach = index % 2 === 0 ? size : size * 0.36;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
      }),
    ),
    paint,
  );
}

function frontPattern(design: HelmetDesign): string {
  const { accent, second } = design;
  switch (design.pattern) {
    case 'band':
      return (
        rect(-26, -140, 52, 270, accent) + rect(-34, -140, 5, 270, second) + rect(29, -140, 5, 270, second)
      );
    case 'twin':
      return (
        rect(-58, -140, 24, 270, accent) +
        rect(34, -140, 24, 270, accent) +
        rect(-28, -140, 6, 270, second) +
        rect(22, -140, 6, 270, second)
      );
    case 'ring':
      return (
        stroke('M-130 -70Q0 -126 130 -70', accent, 26) +
        stroke('M-130 -50Q0 -100 130 -50', second, 7) +
        fill('M-120 70Q0 110 120 70V140H-120Z', accent)
      );
    case 'chevrons':
      return (
        [0, 1, 2]
          .map((index) =>
            fill(
              polygon([
                [0, -66 - index * 30],
                [120, -126 - index * 30],
                [120, -106 - index * 30],
                [0, -46 - index * 30],
                [-120, -106 - index * 30],
                [-120, -126 - index * 30],
              ]),
              index === 1 ? second : accent,
            ),
          )
          .join('') +
        fill(
          polygon([
            [0, 70],
            [70, 130],
            [-70, 130],
          ]),
          accent,
        )
      );
    case 'rays':
      return (
        Array.from({ length: 9 }, (_, index) => {
          const angle = Math.PI + (index / 8) * Math.PI;
          return fill(
            polygon([
              [0, -40],
              [Math.cos(angle - 0.09) * 190, -40 + Math.sin(angle - 0.09) * 190],
              [Math.cos(angle + 0.09) * 190, -40 + Math.sin(angle + 0.09) * 190],
            ]),
            index % 2 === 0 ? accent : second,
          );
        }).join('') + rect(-110, 84, 220, 12, accent)
      );
    case 'half':
      return rect(0, -140, 120, 280, accent) + rect(-6, -140, 12, 280, second);
    case 'cross':
      return (
        fill('M-120 -140H120V-86Q0 -122 -120 -86Z', accent) +
        star(-34, -98, 11, second) +
        star(0, -112, 13, second) +
        star(36, -96, 10, second) +
        star(12, -86, 7, second) +
        fill('M-120 60L-40 130H-120ZM120 60L40 130H120Z', accent)
      );
    case 'waves':
      return (
        [0, 1, 2, 3]
          .map((row) =>
            stroke(`M-130 ${-120 + row * 22}q32 -24 65 0t65 0t65 0t65 0`, row % 2 === 0 ? accent : second, 9),
          )
          .join('') + stroke('M-120 96q30 -18 60 0t60 0t60 0t60 0', accent, 11)
      );
    case 'blades':
      return (
        fill(
          polygon([
            [-120, -20],
            [-20, -140],
            [10, -140],
            [-110, 10],
          ]),
          accent,
        ) +
        fill(
          polygon([
            [120, -20],
            [20, -140],
            [-10, -140],
            [110, 10],
          ]),
          accent,
        ) +
        fill(
          polygon([
            [-120, 40],
            [-40, 130],
            [-80, 130],
            [-120, 80],
          ]),
          second,
        ) +
        fill(
          polygon([
            [120, 40],
            [40, 130],
            [80, 130],
            [120, 80],
          ]),
          second,
        )
      );
    case 'crown':
      return (
        fill('M-130 -140H130V-78L70 -106L36 -76L0 -108L-36 -76L-70 -106L-130 -78Z', accent) +
        stroke('M-130 -66L-70 -94L-36 -64L0 -96L36 -64L70 -94L130 -66', second, 6) +
        fill('M-60 76H60L44 130H-44Z', accent)
      );
  }
}

/** Helmet from the front about its middle, 200 wide and 258 high. `side` is where the key light comes from. */
export function drawHelmetFront(sheet: Sheet, design: HelmetDesign, key: Colour, side: -1 | 1): string {
  const shellLight = sheet.radial([side * 46, -78], 230, [
    [0, '#ffffff', 0.62],
    [0.22, '#ffffff', 0.16],
    [0.55, '#000000', 0.05],
    [0.82, '#000000', 0.5],
    [1, '#000000', 0.74],
  ]);
  const reflection = sheet.linear(
    [side * 80, -60],
    [-side * 70, 56],
    [
      [0, lighten(design.visor, 0.4)],
      [0.2, design.visor],
      [0.48, mix(design.visor, '#0b0e14', 0.62)],
      [0.52, '#0a0d13'],
      [0.8, mix(design.visor, '#0a0d13', 0.75)],
      [1, '#07090d'],
    ],
  );
  const clipShell = sheet.clip(SHELL);
  const clipVisor = sheet.clip(VISOR);
  const slots = [-1, 1]
    .map(
      (way) =>
        `<g transform="scale(${way} 1)">${fill('M22 78L54 72L50 88L22 93Z', '#0b0d11')}${fill('M62 68L76 62L72 76L60 81Z', '#0b0d11')}</g>`,
    )
    .join('');
  return (
    fill(SHELL, design.base) +
    group(frontPattern(design), { 'clip-path': clipShell }) +
    fill(SHELL, shellLight) +
    fill(OPENING, '#0a0c10') +
    fill(VISOR, reflection) +
    group(
      fill('M-100 -2C-40 -24 40 -24 100 -2V-12C40 -36 -40 -36 -100 -12Z', '#ffffff', { opacity: 0.12 }) +
        ellipse(side * 46, -34, 30, 9, '#ffffff', { opacity: 0.34 }) +
        rect(-100, -64, 200, 27, darken(design.accent, 0.08)) +
        lettering(design.name, 0, -40.5, {
          height: 12.5,
          paint: inkOn(design.accent),
          align: 'middle',
          tracking: 1,
          maxWidth: 118,
        }),
      { 'clip-path': clipVisor },
    ) +
    stroke(VISOR, '#000000', 2.4, { opacity: 0.6 }) +
    circle(-92, 4, 8.5, '#171b21') +
    circle(92, 4, 8.5, '#171b21') +
    circle(-92, 4, 3.4, '#5a636e') +
    circle(92, 4, 3.4, '#5a636e') +
    slots +
    stroke('M-72 104Q0 124 72 104', '#000000', 2.4, { opacity: 0.35 }) +
    group(stroke(SHELL, key, 7, { opacity: 0.85 }), {
      'clip-path': sheet.clip(side > 0 ? 'M40 -160H130V140H70Z' : 'M-40 -160H-130V140H-70Z'),
    })
  );
}

const SIDE_SHELL =
  'M-96 96C-124 62 -134 0 -116 -52C-96 -108 -40 -136 22 -130C78 -124 114 -88 120 -36C122 -18 124 -2 130 14C136 32 138 52 130 74C122 92 104 100 82 102C40 108 -40 110 -96 96Z';
const SIDE_VISOR = 'M14 -64C60 -70 100 -58 118 -32C124 -12 128 6 132 22C104 34 56 36 20 30C6 4 4 -34 14 -64Z';

function sidePattern(design: HelmetDesign): string {
  const { accent, second } = design;
  switch (HELMET_PATTERNS.indexOf(design.pattern) % 5) {
    case 0:
      return (
        fill('M-150 -20C-60 -60 40 -96 150 -92V-60C40 -66 -50 -30 -150 22Z', accent) +
        fill('M-150 34C-50 -18 40 -54 150 -50V-42C40 -46 -46 -8 -150 46Z', second)
      );
    case 1:
      return fill('M-150 -150H-10L-60 150H-150Z', accent) + fill('M2 -150H16L-34 150H-48Z', second);
    case 2:
      return [0, 1, 2]
        .map((index) =>
          fill(
            `M${-140 + index * 46} -150L${-80 + index * 46} -20L${-140 + index * 46} 150H${-114 + index * 46}L${-54 + index * 46} -20L${-114 + index * 46} -150Z`,
            index === 1 ? second : accent,
          ),
        )
        .join('');
    case 3:
      return (
        fill('M-150 150V20C-90 60 0 70 150 50V150Z', accent) +
        fill('M-150 8C-90 48 0 58 150 38V46C0 66 -90 56 -150 18Z', second) +
        star(-50, -60, 20, accent) +
        star(-86, -18, 13, accent) +
        star(-20, -84, 11, second)
      );
    default:
      return (
        stroke(
          'M-120 40C-130 -40 -70 -104 -10 -84C30 -70 26 -20 -16 -20C-44 -22 -44 -54 -22 -54',
          accent,
          20,
          { 'stroke-linecap': 'round' },
        ) + stroke('M-96 80C-60 96 0 90 40 70', second, 14, { 'stroke-linecap': 'round' })
      );
  }
}

/** Helmet from its right side, facing right, about 260 wide. */
export function drawHelmetSide(sheet: Sheet, design: HelmetDesign, key: Colour): string {
  const shellLight = sheet.radial([10, -92], 260, [
    [0, '#ffffff', 0.7],
    [0.2, '#ffffff', 0.18],
    [0.5, '#000000', 0.04],
    [0.8, '#000000', 0.46],
    [1, '#000000', 0.72],
  ]);
  const glass = sheet.linear(
    [30, -64],
    [110, 34],
    [
      [0, lighten(design.visor, 0.35)],
      [0.3, design.visor],
      [0.5, mix(design.visor, '#0a0d13', 0.75)],
      [0.54, '#080a0f'],
      [1, mix(design.visor, '#080a0f', 0.8)],
    ],
  );
  const clip = sheet.clip(SIDE_SHELL);
  const clipVisor = sheet.clip(SIDE_VISOR);
  return (
    fill('M-96 92C-60 112 40 116 86 100L78 122C30 134 -50 132 -90 116Z', '#12151a') +
    fill(SIDE_SHELL, design.base) +
    group(sidePattern(design), { 'clip-path': clip }) +
    lettering(design.name, -34, 74, {
      height: 15,
      paint: inkOn(design.base),
      align: 'middle',
      slant: 8,
      maxWidth: 120,
    }) +
    fill(SIDE_SHELL, shellLight) +
    stroke(SIDE_VISOR, '#0a0c10', 9, { 'stroke-linejoin': 'round' }) +
    fill(SIDE_VISOR, glass) +
    group(
      rect(0, -80, 150, 34, darken(design.accent, 0.1)) +
        lettering(design.name, 68, -51, {
          height: 12,
          paint: inkOn(design.accent),
          align: 'middle',
          slant: 6,
          maxWidth: 84,
        }) +
        fill('M0 -6C50 -22 100 -18 140 0V-10C100 -32 50 -34 0 -18Z', '#ffffff', { opacity: 0.16 }),
      { 'clip-path': clipVisor },
    ) +
    circle(12, -8, 15, '#1a1e25') +
    circle(12, -8, 9, '#39414b') +
    circle(10, -10, 3.6, '#8d97a3') +
    fill('M96 58L126 54L124 70L94 76Z', '#0b0d11') +
    fill('M60 66L86 62L84 80L60 82Z', '#0b0d11') +
    stroke('M-92 88Q0 108 124 86', '#000000', 3, { opacity: 0.4 }) +
    group(stroke(SIDE_SHELL, key, 8, { opacity: 0.9 }), {
      'clip-path': sheet.clip(`M${num(-140)} -150H${num(110)}V-90L-60 -80Z`),
    })
  );
}

const VISOR_TINTS: readonly Colour[] = ['#c98a2b', '#3f7fb5', '#7a5cc0', '#b5475f', '#3f9a8f', '#8d99a6'];

/** A helmet of the seed's own in the given colours. */
export function pickHelmetDesign(
  random: Random,
  colours: readonly [Colour, Colour, Colour],
  name: string,
): HelmetDesign {
  return {
    base: colours[0],
    accent: colours[1],
    second: colours[2],
    pattern: random.pick(HELMET_PATTERNS),
    visor: random.pick(VISOR_TINTS),
    name,
  };
}
