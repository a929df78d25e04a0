import { darken, inkOn, lighten, mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { star, type HelmetDesign } from './helmet-design.ts';

const SHELL =
  'M-100 -8C-106 -92 -62 -134 0 -134C62 -134 106 -92 100 -8C100 30 95 60 84 88C70 112 40 124 0 124C-40 124 -70 112 -84 88C-95 60 -100 30 -100 -8Z';
const OPENING =
  'M-90 -20C-92 -52 -62 -64 0 -64C62 -64 92 -52 90 -20L83 30C66 52 36 58 0 58C-36 58 -66 52 -83 30Z';
const VISOR =
  'M-85 -18C-86 -47 -58 -58 0 -58C58 -58 86 -47 85 -18L79 26C62 46 34 52 0 52C-34 52 -62 46 -79 26Z';

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
