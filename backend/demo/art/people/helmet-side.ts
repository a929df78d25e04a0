import { darken, inkOn, lighten, mix, type Colour } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { HELMET_PATTERNS, star, type HelmetDesign } from './helmet-design.ts';

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
